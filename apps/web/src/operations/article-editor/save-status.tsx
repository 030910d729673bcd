import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatRecent } from '#platform/time/local-time.ts'
import { TextButton } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { useEditor } from './editor-context.ts'

const icons = {
  saved: 'check',
  saving: 'reload',
  offline: 'offline',
  failed: 'alert',
  conflict: 'alert',
} as const

export function SaveStatus() {
  const t = useText()
  const language = useLanguage()
  const { editor, view } = useEditor()
  const { phase, draft } = view
  const isSafe = phase === 'saved' || phase === 'saving'
  const time = formatRecent(draft.savedAt, language, new Date())
  return (
    <Inline gap={2} className={isSafe ? 'soft small' : 'warn small'} role='status'>
      <Icon name={icons[phase]} small />
      <span>{t(`article_editor.${phase}`, { time })}</span>
      {phase === 'failed' && (
        <TextButton onClick={() => editor.flush()}>{t('article_editor.retry')}</TextButton>
      )}
    </Inline>
  )
}
