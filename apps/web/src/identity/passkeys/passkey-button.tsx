import type { User } from '@marea/contract/identity/endpoints.ts'
import type { PhraseKey } from '@marea/contract/platform/translate.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useHeldSignIn } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { hasPasskeys, isDismissal } from './passkey-support.ts'

/** Signs in with a passkey, which the browser also lists where it fills in the email. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  // A sign-in that waits for its second factor must not be replaced by another one behind the
  // dialog.
  const isHeld = useHeldSignIn() !== null
  usePasskeyOffer(useHasPasskeys() && !isHeld, onSignedIn)

  async function signIn() {
    const { signInWithPasskey } = await import('./passkey-browser.ts')
    await signInWithPasskey()
    onSignedIn()
  }

  return <PasskeyButton label='passkeys.sign_in' onPress={signIn} />
}

/**
 * Confirms the current session or the pending sign-in, and refuses a passkey of another account.
 */
export function PasskeyConfirmation({ onConfirmed }: { onConfirmed: (user: User) => void }) {
  async function confirm() {
    const { confirmWithPasskey } = await import('./passkey-browser.ts')
    onConfirmed(await confirmWithPasskey())
  }

  return <PasskeyButton label='passkeys.confirm' onPress={confirm} />
}

type PasskeyButtonProps = { label: PhraseKey; onPress: () => Promise<void> }

function PasskeyButton({ label, onPress }: PasskeyButtonProps) {
  const t = useText()
  // Called on the server too, because a page carries only the texts that the server used.
  const text = t(label)
  const { isBusy, error, attempt } = useAttempt()
  if (!useHasPasskeys()) return null

  function press() {
    attempt(() =>
      onPress().catch((thrown) => {
        if (!isDismissal(thrown)) throw thrown
      }),
    )
  }

  return (
    <>
      <Button icon='key' kind='quiet' wide busy={isBusy} onClick={press}>
        {text}
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
      // After an aborted, dismissed or refused request the form can still be used.
      .catch(() => undefined)
    return () => {
      isOver = true
      loading.then(({ withdrawOffer }) => withdrawOffer()).catch(() => undefined)
    }
  }, [isOn])
}
