import { errorText, isProblem } from '#identity/error-text.ts'
import { AuthCard } from '#identity/sign-in/auth-card.tsx'
import { EmailLink, useRequestOnce } from '#identity/sign-in/email-link.tsx'
import { call } from '#platform/api/api.ts'
import { updateUser, useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'

type EmailChangeProps = { photo: PhotoSet; token: string }

/** Changes the address of the account that is signed in where the link is opened. */
export function EmailChange({ photo, token }: EmailChangeProps) {
  const t = useText()
  return (
    <EmailLink
      photo={photo}
      title={t('sign_in.email_change_first')}
      message={t('sign_in.confirm_first_description')}
      next={`/sign-in?email=${encodeURIComponent(token)}`}
    >
      <ChangeWithToken photo={photo} token={token} />
    </EmailLink>
  )
}

function ChangeWithToken({ photo, token }: EmailChangeProps) {
  const t = useText()
  const user = useUser()
  const { isDone, error } = useRequestOnce(async () => {
    updateUser(await call('POST /user/email-change/confirmation', { body: { token } }))
  })
  if (error) return <ChangeFailed photo={photo} error={error} />
  return (
    <AuthCard
      photo={photo}
      title={t(isDone ? 'sign_in.email_changed' : 'sign_in.email_change_title')}
      isShort
    >
      <p role='status'>
        {isDone && t('sign_in.email_changed_description', { email: user?.email ?? '' })}
      </p>
      {isDone && <LinkButton to='/account-settings'>{t('account.title')}</LinkButton>}
    </AuthCard>
  )
}

function ChangeFailed({ photo, error }: { photo: PhotoSet; error: unknown }) {
  const t = useText()
  const isOver = isProblem(error, 'identity.link_invalid')
  return (
    <AuthCard photo={photo} title={t('sign_in.link_expired')} isShort>
      <p role='alert'>{t(isOver ? 'sign_in.confirm_expired_description' : errorText(error))}</p>
      <LinkButton to='/account-settings#email'>{t('account.title')}</LinkButton>
    </AuthCard>
  )
}
