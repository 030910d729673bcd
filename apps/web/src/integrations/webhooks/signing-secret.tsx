import { SecretOnce } from '#integrations/secret-once.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

/** Shown until it is closed, and never again. */
export function SigningSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useText()
  return (
    <Dialog isOpen onClose={onDone} title={t('webhook.secret_title')}>
      <SecretOnce
        secret={secret}
        texts={{
          note: t('webhook.secret_note'),
          label: t('webhook.secret_label'),
          copy: t('webhook.secret_copy'),
          copied: t('webhook.secret_copied'),
          notCopied: t('webhook.secret_not_copied'),
          done: t('webhook.done'),
        }}
        onDone={onDone}
      />
    </Dialog>
  )
}
