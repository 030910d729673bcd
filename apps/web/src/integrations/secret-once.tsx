import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'

const texts = {
  token: {
    title: 'token.created',
    note: 'token.created_note',
    label: 'token.created_label',
    copy: 'token.copy',
    copied: 'token.copied',
    notCopied: 'token.not_copied',
    done: 'token.done',
  },
  webhook: {
    title: 'webhook.secret_title',
    note: 'webhook.secret_note',
    label: 'webhook.secret_label',
    copy: 'webhook.secret_copy',
    copied: 'webhook.secret_copied',
    notCopied: 'webhook.secret_not_copied',
    done: 'webhook.done',
  },
} as const

type SecretOnceProps = { of: keyof typeof texts; secret: string; onDone: () => void }

/** Shows a secret until the dialog is closed, and never again. */
export function SecretOnce({ of, secret, onDone }: SecretOnceProps) {
  const t = useText()
  const { title, note, label, copied, notCopied, done, ...keys } = texts[of]

  async function copy() {
    await navigator.clipboard.writeText(secret).then(
      () => toast.success(t(copied)),
      () => toast.error(t(notCopied)),
    )
  }

  return (
    <Dialog isOpen onClose={onDone} title={t(title)}>
      <Stack gap={5}>
        <p>{t(note)}</p>
        <Field
          label={t(label)}
          value={secret}
          readOnly
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
        <Inline>
          <Button kind='quiet' onClick={onDone}>
            {t(done)}
          </Button>
          <Button icon='copy' onClick={copy}>
            {t(keys.copy)}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
