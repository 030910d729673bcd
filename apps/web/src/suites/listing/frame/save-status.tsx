import { listingSections } from '@marea/contract/suites/listing/section-names.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatRecent } from '#platform/time/local-time.ts'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { Icon } from '#ui/media/icon.tsx'
import { Inline } from '#ui/page/stack.tsx'

const icons = {
  saved: 'check',
  saving: 'reload',
  offline: 'offline',
  failed: 'alert',
  conflict: 'alert',
} as const

const tones = {
  saved: 'soft',
  saving: 'soft',
  offline: '',
  failed: 'warn',
  conflict: 'warn',
} as const

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
    conflict: t('listing.conflict_count', { count: conflicts }),
  }
  const shown = conflicts > 0 ? 'conflict' : phase
  return (
    <Inline gap={2} role='status' className={`${tones[shown]} small`}>
      <Icon name={icons[shown]} small />
      <span>{said[shown]}</span>
    </Inline>
  )
}
