import { PasskeyButton } from '#identity/passkeys/passkey-button.tsx'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { CodeForm } from './code-form.tsx'

type ConfirmCodeDialogProps = { onDone: () => void; onClose: () => void }

/** A new code or the passkey for what this session may do only shortly after one. */
export default function ConfirmCodeDialog({ onDone, onClose }: ConfirmCodeDialogProps) {
  const t = useText()

  async function confirm(code: string) {
    await call('POST /user/second-factor/confirmation', { body: { code } })
    onDone()
  }

  return (
    <Dialog isOpen isUrgent onClose={onClose} title={t('second_factor.ask_title')}>
      <CodeForm
        hasRecovery
        action={t('second_factor.confirm')}
        onCode={confirm}
        beside={<PasskeyButton onSignedIn={onDone} />}
      />
    </Dialog>
  )
}
