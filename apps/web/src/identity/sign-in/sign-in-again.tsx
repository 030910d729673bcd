import { useState } from 'react'
import { tellConfirmed } from '#identity/confirm/confirmed-elsewhere.ts'
import { call } from '#platform/api/api.ts'
import { readUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'
import { AuthCard } from './auth-card.tsx'
import { LinkRefused, MailedLink, useAskedOnce } from './mailed-link.tsx'

type SignInAgainProps = { photo: PhotoSet; token: string }

/** Confirms the session of the browser in which the link is opened. */
export function SignInAgain({ photo, token }: SignInAgainProps) {
  const t = useText()
  return (
    <MailedLink
      photo={photo}
      title={t('sign_in.secret_title')}
      says={t('sign_in.again_first_description')}
      next={`/sign-in?again=${encodeURIComponent(token)}`}
    >
      <Showing photo={photo} token={token} />
    </MailedLink>
  )
}

function Showing({ photo, token }: SignInAgainProps) {
  const t = useText()
  const { isDone, error } = useAskedOnce(async () => {
    await call('POST /user/confirmation/link', { body: { token } })
    tellConfirmed()
  })
  if (error) return <Refused photo={photo} error={error} />
  return (
    <AuthCard
      photo={photo}
      title={t(isDone ? 'sign_in.again_done' : 'sign_in.secret_title')}
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

function Refused({ photo, error }: { photo: PhotoSet; error: unknown }) {
  const t = useText()
  const [isSent, setSent] = useState(false)

  async function send() {
    await call('POST /user/confirmation/mail')
    setSent(true)
  }

  return (
    <LinkRefused photo={photo} error={error} send={send}>
      <p role='status'>{isSent && t('sign_in.mail_sent', { email: readUser()?.email ?? '' })}</p>
    </LinkRefused>
  )
}
