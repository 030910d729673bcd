import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/api.ts'
import { readUser, useUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { PhotoSet } from '#ui/photo.tsx'
import { tellConfirmed } from './again.ts'
import { Door } from './door.tsx'
import { DoorCard } from './door-card.tsx'
import { FormSays } from './form-says.tsx'
import { isRefused, refusalText } from './refusal.ts'
import { useAttempt } from './use-attempt.ts'

type SignInAgainProps = { photo: PhotoSet; token: string }

/** The mailbox is shown by the link, and the session by the browser it is opened in. */
export function SignInAgain({ photo, token }: SignInAgainProps) {
  const t = useText()
  const user = useUser()
  if (user) return <Showing key={user.token} photo={photo} token={token} />
  return (
    <DoorCard photo={photo} title={t('sign_in.secret_title')}>
      <p>{t('sign_in.again_first_says')}</p>
      <Door next={`/sign-in?again=${encodeURIComponent(token)}`} onEntered={() => undefined} />
    </DoorCard>
  )
}

function Showing({ photo, token }: SignInAgainProps) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const { error, attempt } = useAttempt()
  const asked = useRef(false)

  useEffect(() => {
    if (asked.current) return
    asked.current = true
    attempt(async () => {
      await call('POST /user/confirmation/link', { body: { token } })
      tellConfirmed()
      setShown(true)
    })
  })

  if (error) return <Refused photo={photo} error={error} />
  const title = isShown ? 'sign_in.again_done' : 'sign_in.secret_title'
  return (
    <DoorCard photo={photo} title={t(title)} isShort>
      <p role='status'>{isShown && t('sign_in.again_done_says')}</p>
      {isShown && (
        <LinkButton to='/account-settings' kind='quiet'>
          {t('account.title')}
        </LinkButton>
      )}
    </DoorCard>
  )
}

function Refused({ photo, error }: { photo: PhotoSet; error: unknown }) {
  const t = useText()
  const [isSent, setSent] = useState(false)
  const { isBusy, error: mailError, attempt } = useAttempt()
  const isOver = isRefused(error, 'identity.link_invalid')

  function send() {
    attempt(async () => {
      await call('POST /user/confirmation/mail')
      setSent(true)
    })
  }

  return (
    <DoorCard photo={photo} title={t('sign_in.link_over')} isShort>
      <p role='alert'>{t(isOver ? 'sign_in.confirm_over_says' : refusalText(error))}</p>
      {mailError !== null && <FormSays>{t(refusalText(mailError))}</FormSays>}
      <Button busy={isBusy} onClick={send}>
        {t('sign_in.new_mail')}
      </Button>
      <p role='status'>{isSent && t('sign_in.mail_sent', { email: readUser()?.email ?? '' })}</p>
    </DoorCard>
  )
}
