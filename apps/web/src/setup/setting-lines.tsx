import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './setting-lines.module.css'

type SettingLinesProps = { settings: Readonly<Record<string, string>> }

/** What was checked, as lines for the environment; nothing if only what runs was checked. */
export function SettingLines({ settings }: SettingLinesProps) {
  const t = useText()
  const entries = Object.entries(settings)
  if (entries.length === 0) return null
  const lines = entries.map(([name, value]) => `${name}=${quoted(value)}`).join('\n')

  async function copy() {
    await navigator.clipboard.writeText(lines).then(
      () => toast.success(t('setup.copied')),
      () => toast.error(t('setup.not_copied')),
    )
  }

  return (
    <Section
      title={t('setup.lines_title')}
      lead={t('setup.lines_help')}
      actions={
        <Button kind='quiet' onClick={copy}>
          <Icon name='copy' small />
          {t('setup.copy')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll by the keyboard */}
      <pre className={styles.lines} tabIndex={0}>
        {lines}
      </pre>
    </Section>
  )
}

/** Spaces and # would end a value. */
function quoted(value: string): string {
  return /^[\w@:/.+-]+$/.test(value) ? value : `'${value}'`
}
