import { useSaveState } from '#platform/offline/save-state.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useAge } from '#platform/time/use-age.ts'
import { Icon } from '#ui/media/icon.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'

/** Whether this device will show the stay without a connection, or why not. */
export function SavedNote() {
  const t = useText()
  const state = useSaveState()
  if (state.kind === 'saved') return <Saved savedAt={state.savedAt} />
  if (state.kind !== 'full' && state.kind !== 'unsupported') return null
  return (
    <Notice tone='warn' icon='offline' title={t(`offline.${state.kind}`)} isAnnounced>
      {t(`offline.${state.kind}_description`)}
    </Notice>
  )
}

function Saved({ savedAt }: { savedAt: number }) {
  const t = useText()
  const age = useAge(savedAt)
  return (
    <Inline gap={2} className='soft small'>
      <Icon name='check' small />
      <span>{`${t('offline.page')}. ${age}`}</span>
    </Inline>
  )
}
