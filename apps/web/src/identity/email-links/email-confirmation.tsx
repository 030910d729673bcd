import { useState } from 'react'
import { sendConfirmationEmail } from '#identity/confirm/send-confirmation-email.ts'
import { errorText, isProblem } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import { AuthCard } from '#identity/sign-in/auth-card.tsx'
import { EmailLink, LinkError, useRequestOnce } from '#identity/sign-in/email-link.tsx'
import { call, callPlain } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { readUser, updateUser, useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'

type EmailConfirmationProps = {
  photo: PhotoSet
  token: string
  /** Where the person was going when they registered. */
  next: string
}

/**
 * Signed-in users confirm at once; elsewhere a button is required, because anyone can send the
 * link.
 */
export function EmailConfirmation({ photo, token, next }: EmailConfirmationProps) {
  const t = useText()
  const user = useUser()
  const [isSignInNeeded, setSignInNeeded] = useState(false)
  if (user === null && !isSignInNeeded) {
    const needSignIn = () => setSignInNeeded(true)
    return <ConfirmElsewhere photo={photo} token={token} next={next} onSignInNeeded={needSignIn} />
  }
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

type ConfirmElsewhereProps = EmailConfirmationProps & { onSignInNeeded: () => void }

/** The tab in which the person registered continues by itself. */
function ConfirmElsewhere({ photo, token, next, onSignInNeeded }: ConfirmElsewhereProps) {
  const t = useText()
  const [isDone, setDone] = useState(false)
  const { isBusy, error, attempt } = useAttempt()

  function confirm() {
    attempt(async () => {
      try {
        await callPlain('POST /user/email-confirmation', { body: { token } })
        setDone(true)
      } catch (refused) {
        if (!isProblem(refused, 'identity.sign_in_required')) throw refused
        onSignInNeeded()
      }
    })
  }

  return (
    <AuthCard photo={photo} title={t(isDone ? 'sign_in.confirmed' : 'sign_in.unconfirmed')} isShort>
      <p role='status'>
        {t(isDone ? 'sign_in.confirmed_elsewhere' : 'sign_in.confirm_elsewhere_description')}
      </p>
      <FormMessage>{error ? t(errorText(error)) : undefined}</FormMessage>
      {isDone ? (
        <LinkButton kind='quiet' to={next}>
          {t('sign_in.continue_here')}
        </LinkButton>
      ) : (
        <Button busy={isBusy} onClick={confirm}>
          {t('sign_in.confirm_email')}
        </Button>
      )}
    </AuthCard>
  )
}

function ConfirmWithToken({ photo, token, next }: EmailConfirmationProps) {
  const t = useText()
  const { isDone, error } = useRequestOnce(async () => {
    const user = await call('POST /user/email-confirmation', { body: { token } })
    if (user) updateUser(user)
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
