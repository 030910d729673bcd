import { isProblem } from '#identity/error-text.ts'
import { AuthCard } from '#identity/sign-in/auth-card.tsx'
import { EmailLink, LinkError, useRequestOnce } from '#identity/sign-in/email-link.tsx'
import { call } from '#platform/api/api.ts'
import { readUser, updateUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'
import { sendConfirmationEmail } from './send-confirmation-email.ts'

type EmailConfirmationProps = {
  photo: PhotoSet
  token: string
  /** Where the person was going when they registered. */
  next: string
}

export function EmailConfirmation({ photo, token, next }: EmailConfirmationProps) {
  const t = useText()
  return (
    <EmailLink
      photo={photo}
      title={t('sign_in.confirm_first')}
      message={t('sign_in.confirm_first_description')}
      next={`/sign-in?confirm=${encodeURIComponent(token)}&next=${encodeURIComponent(next)}`}
    >
      <ConfirmWithToken photo={photo} token={token} next={next} />
    </EmailLink>
  )
}

function ConfirmWithToken({ photo, token, next }: EmailConfirmationProps) {
  const t = useText()
  const { isDone, error } = useRequestOnce(async () => {
    updateUser(await call('POST /user/email-confirmation', { body: { token } }))
  })
  const wasDone = isProblem(error, 'identity.link_invalid') && readUser()?.isEmailConfirmed
  if (error && !wasDone) {
    return <LinkError photo={photo} error={error} send={() => sendConfirmationEmail(t, next)} />
  }
  const isConfirmed = isDone || wasDone
  return (
    <AuthCard
      photo={photo}
      title={t(isConfirmed ? 'sign_in.confirmed' : 'sign_in.confirm_title')}
      isShort
    >
      <p role='status'>{isConfirmed && t('sign_in.confirmed_description')}</p>
      {isConfirmed && <LinkButton to={next}>{t('sign_in.go_on')}</LinkButton>}
    </AuthCard>
  )
}
