import { listingSections } from '@marea/contract/suites/listing/section-names.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatRecent } from '#platform/time/local-time.ts'
import { Icon } from '#ui/media/icon.tsx'
import styles from './editor.module.css'
import { useEditor } from './editor-context.ts'

export function SaveStatus() {
  const t = useText()
  const language = useLanguage()
  const { view } = useEditor()
  const { phase, unsaved, state } = view
  const conflicts = listingSections.filter((section) => view.conflicts[section]).length
  const savedAt = listingSections
    .map((section) => state.sections[section].savedAt ?? '')
    .reduce((latest, each) => (each > latest ? each : latest))
  const count = unsaved.length
  const said = {
    saved: savedAt
      ? t('listing.saved_at', { time: formatRecent(savedAt, language, new Date()) })
      : t('listing.saved'),
    saving: t('listing.saving'),
    offline: t('listing.offline_count', { count }),
    failed: t('listing.failed'),
  }
  const icons = { saved: 'check', saving: 'reload', offline: 'offline', failed: 'alert' } as const
  return (
    <p className={styles.saved} role='status' data-phase={conflicts > 0 ? 'conflict' : phase}>
      <Icon name={conflicts > 0 ? 'alert' : icons[phase]} small />
      <span>{conflicts > 0 ? t('listing.conflict_count', { count: conflicts }) : said[phase]}</span>
    </p>
  )
}
