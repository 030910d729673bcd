import { isRefused } from '#identity/error-text.ts'
import { AuthCard } from '#identity/sign-in/auth-card.tsx'
import { LinkRefused, MailedLink, useAskedOnce } from '#identity/sign-in/mailed-link.tsx'
import { call } from '#platform/api/api.ts'
import { readUser, renewUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'
import { sendConfirmationEmail } from './send-confirmation-email.ts'

type EmailConfirmationProps = { photo: PhotoSet; token: string }

export function EmailConfirmation({ photo, token }: EmailConfirmationProps) {
  const t = useText()
  return (
    <MailedLink
      photo={photo}
      title={t('sign_in.confirm_first')}
      says={t('sign_in.confirm_first_description')}
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
    return <LinkRefused photo={photo} error={error} send={() => sendConfirmationEmail(t)} />
  }
  const isConfirmed = isDone || wasDone
  return (
    <AuthCard
      photo={photo}
      title={t(isConfirmed ? 'sign_in.confirmed' : 'sign_in.confirm_title')}
      isShort
    >
      <p role='status'>{isConfirmed && t('sign_in.confirmed_description')}</p>
      {isConfirmed && <LinkButton to='/'>{t('sign_in.go_on')}</LinkButton>}
    </AuthCard>
  )
}
