import { PasskeyButton } from '#identity/passkeys/passkey-button.tsx'
import { call } from '#platform/api/api.ts'
import { dropSignIn, finishSignIn } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { CodeForm } from './code-form.tsx'

type SecondFactorDialogProps = { onDone: () => void; onClose: () => void }

/** The second step of every way to sign in. */
export default function SecondFactorDialog({ onDone, onClose }: SecondFactorDialogProps) {
  const t = useText()

  /** A passkey signs in anew, so the session that waited for a code is not needed. */
  function finish() {
    dropSignIn()
    onDone()
  }

  async function confirm(code: string) {
    finishSignIn(await call('POST /user/second-factor/confirmation', { body: { code } }))
    onDone()
  }

  function cancel() {
    call('DELETE /user/session').catch(() => undefined)
    dropSignIn()
    onClose()
  }

  return (
    <Dialog isOpen isUrgent onClose={cancel} title={t('second_factor.ask_title')}>
      <CodeForm
        hasRecovery
        action={t('second_factor.confirm')}
        onCode={confirm}
        beside={<PasskeyButton onSignedIn={finish} />}
      />
    </Dialog>
  )
}
