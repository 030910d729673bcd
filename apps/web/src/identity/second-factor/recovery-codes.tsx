import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './second-factor.module.css'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useText()

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success(t('second_factor.copied'))
  }

  return (
    <Stack>
      <Heading level={2} size='name'>
        {t('second_factor.save_title')}
      </Heading>
      <p>{t('second_factor.save_description')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Inline>
        <Button onClick={onDone}>{t('second_factor.saved')}</Button>
        <Button kind='quiet' onClick={copy}>
          {t('second_factor.copy')}
        </Button>
      </Inline>
    </Stack>
  )
}
