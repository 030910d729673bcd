import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/api.ts'
import { readUser, renewUser, useUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { PhotoSet } from '#ui/photo.tsx'
import { Door } from './door.tsx'
import { DoorCard } from './door-card.tsx'
import { FormSays } from './form-says.tsx'
import { isRefused, refusalText } from './refusal.ts'
import { sendConfirmationMail } from './send-confirmation-mail.ts'
import { useAttempt } from './use-attempt.ts'

type EmailConfirmationProps = { photo: PhotoSet; token: string }

/** The mailbox is shown by the link, the account by being signed in. */
export function EmailConfirmation({ photo, token }: EmailConfirmationProps) {
  const t = useText()
  const user = useUser()
  if (user) return <Confirming key={user.token} photo={photo} token={token} />
  return (
    <DoorCard photo={photo} title={t('sign_in.confirm_first')}>
      <p>{t('sign_in.confirm_first_says')}</p>
      <Door next={`/sign-in?confirm=${encodeURIComponent(token)}`} onEntered={() => undefined} />
    </DoorCard>
  )
}

function Confirming({ photo, token }: EmailConfirmationProps) {
  const t = useText()
  const [isConfirmed, setConfirmed] = useState(false)
  const { error, attempt } = useAttempt()
  const asked = useRef(false)

  useEffect(() => {
    if (asked.current) return
    asked.current = true
    attempt(async () => {
      renewUser(await call('POST /user/email-confirmation', { body: { token } }))
      setConfirmed(true)
    })
  })

  if (error) return <Refused photo={photo} error={error} />
  return (
    <DoorCard
      photo={photo}
      title={t(isConfirmed ? 'sign_in.confirmed' : 'sign_in.confirm_title')}
      isShort
    >
      <p role='status'>{isConfirmed && t('sign_in.confirmed_says')}</p>
      {isConfirmed && <LinkButton to='/'>{t('sign_in.go_on')}</LinkButton>}
    </DoorCard>
  )
}

function Refused({ photo, error }: { photo: PhotoSet; error: unknown }) {
  const t = useText()
  const { isBusy, error: mailError, attempt } = useAttempt()
  const isOver = isRefused(error, 'identity.link_invalid')
  const isConfirmed = readUser()?.isEmailConfirmed
  if (isOver && isConfirmed) {
    return (
      <DoorCard photo={photo} title={t('sign_in.confirmed')} isShort>
        <p>{t('sign_in.confirmed_says')}</p>
        <LinkButton to='/'>{t('sign_in.go_on')}</LinkButton>
      </DoorCard>
    )
  }
  return (
    <DoorCard photo={photo} title={t('sign_in.link_over')} isShort>
      <p role='alert'>{t(isOver ? 'sign_in.confirm_over_says' : refusalText(error))}</p>
      <FormSays>{mailError ? t(refusalText(mailError)) : undefined}</FormSays>
      <Button busy={isBusy} onClick={() => attempt(() => sendConfirmationMail(t))}>
        {t('sign_in.new_mail')}
      </Button>
    </DoorCard>
  )
}
