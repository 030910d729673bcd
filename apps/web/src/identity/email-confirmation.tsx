import { call } from '#platform/api.ts'
import { readUser, renewUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { PhotoSet } from '#ui/photo.tsx'
import { DoorCard } from './door-card.tsx'
import { LinkRefused, MailedLink, useAskedOnce } from './mailed-link.tsx'
import { isRefused } from './refusal.ts'
import { sendConfirmationMail } from './send-confirmation-mail.ts'

type EmailConfirmationProps = { photo: PhotoSet; token: string }

export function EmailConfirmation({ photo, token }: EmailConfirmationProps) {
  const t = useText()
  return (
    <MailedLink
      photo={photo}
      title={t('sign_in.confirm_first')}
      says={t('sign_in.confirm_first_says')}
      next={`/sign-in?confirm=${encodeURIComponent(token)}`}
    >
      <Confirming photo={photo} token={token} />
    </MailedLink>
  )
}

function Confirming({ photo, token }: EmailConfirmationProps) {
  const t = useText()
  const { isDone, error } = useAskedOnce(async () => {
    renewUser(await call('POST /user/email-confirmation', { body: { token } }))
  })
  const wasDone = isRefused(error, 'identity.link_invalid') && readUser()?.isEmailConfirmed
  if (error && !wasDone) {
    return <LinkRefused photo={photo} error={error} send={() => sendConfirmationMail(t)} />
  }
  const isConfirmed = isDone || wasDone
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
