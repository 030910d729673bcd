import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { errorText, isProblem } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useUser } from '#platform/session/session.ts'
import { allTexts } from '#platform/texts/language.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthPanel } from './auth-panel.tsx'

type EmailLinkProps = {
  photo: PhotoSet
  title: string
  message: string
  /** Where the user continues after signing in. */
  next: string
  children: ReactNode
}

/**
 * The link proves access to the mailbox, the session proves the account. A user who was signed out
 * in the meantime still sees the result.
 */
export function EmailLink({ photo, title, message, next, children }: EmailLinkProps) {
  const user = useUser()
  const [token, setToken] = useState(user?.token)
  if (user && user.token !== token) setToken(user.token)
  if (token) return <Fragment key={token}>{children}</Fragment>
  return (
    <AuthCard photo={photo} title={title}>
      <p>{message}</p>
      <AuthPanel next={next} onSignedIn={() => undefined} />
    </AuthCard>
  )
}

/** Runs once however often the page renders, because a link works only once. */
export function useRequestOnce(ask: () => Promise<void>) {
  const [isDone, setDone] = useState(false)
  const { error, attempt } = useAttempt()
  const requested = useRef(false)

  useEffect(() => {
    if (requested.current) return
    requested.current = true
    attempt(async () => {
      await ask().finally(allTexts)
      setDone(true)
    })
  })

  return { isDone, error }
}

type LinkErrorProps = {
  photo: PhotoSet
  error: unknown
  /** Sends another email. */
  send: () => Promise<unknown>
  children?: ReactNode
}

export function LinkError({ photo, error, send, children }: LinkErrorProps) {
  const t = useText()
  const { isBusy, error: mailError, attempt } = useAttempt()
  const isOver = isProblem(error, 'identity.link_invalid')
  return (
    <AuthCard photo={photo} title={t('sign_in.link_expired')} isShort>
      <p role='alert'>{t(isOver ? 'sign_in.confirm_expired_description' : errorText(error))}</p>
      <FormMessage>{mailError ? t(errorText(mailError)) : undefined}</FormMessage>
      <Button busy={isBusy} onClick={() => attempt(send)}>
        {t('sign_in.new_email')}
      </Button>
      {children}
    </AuthCard>
  )
}
