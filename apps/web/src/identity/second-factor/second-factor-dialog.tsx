import type { User } from '@marea/contract/identity/endpoints.ts'
import { PasskeyConfirmation } from '#identity/passkeys/passkey-button.tsx'
import { call } from '#platform/api/api.ts'
import { dropSignIn, finishSignIn, useHeldSignIn } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { CodeForm } from './code-form.tsx'

type SecondFactorDialogProps = { onDone: () => void; onClose: () => void }

/** The second step of a sign-in, or of an action that requires a recent second factor. */
export default function SecondFactorDialog({ onDone, onClose }: SecondFactorDialogProps) {
  const t = useText()
  const isSigningIn = useHeldSignIn() !== null

  function finish(user: User) {
    if (isSigningIn) finishSignIn(user)
    onDone()
  }

  async function confirm(code: string) {
    finish(await call('POST /user/second-factor/confirmation', { body: { code } }))
  }

  function cancel() {
    if (isSigningIn) {
      call('DELETE /user/session').catch(() => undefined)
      dropSignIn()
    }
    onClose()
  }

  return (
    <Dialog isOpen isUrgent onClose={cancel} title={t('second_factor.ask_title')}>
      <CodeForm
        hasRecovery
        action={t('second_factor.confirm')}
        onCode={confirm}
        beside={<PasskeyConfirmation onConfirmed={finish} />}
      />
    </Dialog>
  )
}
