import { useEffect, useRef, useSyncExternalStore } from 'react'
import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useHeldSignIn } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { hasPasskeys, isDismissal } from './passkey-support.ts'

type PasskeyButtonProps = {
  onSignedIn: () => void
  hasOffer?: boolean
  /** Confirms who is signed in instead of signing in anew. */
  isConfirmation?: boolean
}

/** Signs in with a passkey; with an offer the browser also lists them where it fills in the email. */
export function PasskeyButton({ onSignedIn, hasOffer, isConfirmation }: PasskeyButtonProps) {
  const t = useText()
  // Used on the server too, whose page brings only the texts it has used.
  const label = t(isConfirmation ? 'passkeys.confirm' : 'passkeys.sign_in')
  const { isBusy, error, attempt } = useAttempt()
  const isOffered = useHasPasskeys()
  // Whoever is asked for a code must not be signed in as somebody else behind the dialog.
  const isHeld = useHeldSignIn() !== null
  usePasskeyOffer(Boolean(hasOffer) && isOffered && !isHeld, onSignedIn)
  if (!isOffered) return null

  function signIn() {
    attempt(async () => {
      const { confirmWithPasskey, signInWithPasskey } = await import('./passkey-browser.ts')
      try {
        await (isConfirmation ? confirmWithPasskey() : signInWithPasskey())
        onSignedIn()
      } catch (thrown) {
        if (!isDismissal(thrown)) throw thrown
      }
    })
  }

  return (
    <>
      <Button kind='quiet' wide busy={isBusy} onClick={signIn}>
        <Icon name='key' small />
        {label}
      </Button>
      {error !== null && (
        <FormMessage>
          {t(error instanceof ProblemError ? errorText(error) : 'passkeys.failed')}
        </FormMessage>
      )}
    </>
  )
}

export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    hasPasskeys,
    () => false,
  )
}

function usePasskeyOffer(isOn: boolean, onSignedIn: () => void) {
  const signedIn = useRef(onSignedIn)
  useEffect(() => {
    signedIn.current = onSignedIn
  }, [onSignedIn])
  useEffect(() => {
    if (!isOn) return
    let isOver = false
    const loading = import('./passkey-browser.ts')
    loading
      .then(async ({ offerPasskeys }) => {
        if (!isOver && (await offerPasskeys())) signedIn.current()
      })
      // Withdrawn, dismissed or refused: the form is still there.
      .catch(() => undefined)
    return () => {
      isOver = true
      loading.then(({ withdrawOffer }) => withdrawOffer()).catch(() => undefined)
    }
  }, [isOn])
}
