import { toast } from '#platform/page/toast.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './integrations.module.css'

type SecretOnceProps = {
  secret: string
  texts: Record<'note' | 'label' | 'copy' | 'copied' | 'notCopied' | 'done', string>
  onDone: () => void
}

/** A secret that is shown once, to be copied. */
export function SecretOnce({ secret, texts, onDone }: SecretOnceProps) {
  async function copy() {
    await navigator.clipboard.writeText(secret).then(
      () => toast.success(texts.copied),
      () => toast.error(texts.notCopied),
    )
  }

  return (
    <div className={styles.secret}>
      <p>{texts.note}</p>
      <Field
        label={texts.label}
        value={secret}
        readOnly
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.secretActions}>
        <Button kind='quiet' onClick={onDone}>
          {texts.done}
        </Button>
        <Button onClick={copy}>
          <Icon name='copy' small />
          {texts.copy}
        </Button>
      </div>
    </div>
  )
}
