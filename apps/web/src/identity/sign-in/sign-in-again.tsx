import { useState } from 'react'
import { broadcastConfirmed } from '#identity/confirm/confirmation-channel.ts'
import { call } from '#platform/api/api.ts'
import { readUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'
import { AuthCard } from './auth-card.tsx'
import { EmailLink, LinkError, useRequestOnce } from './email-link.tsx'

type SignInAgainProps = { photo: PhotoSet; token: string }

/** Confirms the session of the browser in which the link is opened. */
export function SignInAgain({ photo, token }: SignInAgainProps) {
  const t = useText()
  return (
    <EmailLink
      photo={photo}
      title={t('sign_in.confirm_identity_title')}
      message={t('sign_in.again_first_description')}
      next={`/sign-in?again=${encodeURIComponent(token)}`}
    >
      <ConfirmSession photo={photo} token={token} />
    </EmailLink>
  )
}

function ConfirmSession({ photo, token }: SignInAgainProps) {
  const t = useText()
  const { isDone, error } = useRequestOnce(async () => {
    await call('POST /user/confirmation/link', { body: { token } })
    broadcastConfirmed()
  })
  if (error) return <ConfirmationError photo={photo} error={error} />
  return (
    <AuthCard
      photo={photo}
      title={t(isDone ? 'sign_in.again_done' : 'sign_in.confirm_identity_title')}
      isShort
    >
      <p role='status'>{isDone && t('sign_in.again_done_description')}</p>
      {isDone && (
        <LinkButton to='/account-settings' kind='quiet'>
          {t('account.title')}
        </LinkButton>
      )}
    </AuthCard>
  )
}

function ConfirmationError({ photo, error }: { photo: PhotoSet; error: unknown }) {
  const t = useText()
  const [isSent, setSent] = useState(false)

  async function send() {
    await call('POST /user/confirmation/mail')
    setSent(true)
  }

  return (
    <LinkError photo={photo} error={error} send={send}>
      <p role='status'>{isSent && t('sign_in.email_sent', { email: readUser()?.email ?? '' })}</p>
    </LinkError>
  )
}
