import type { CalendarExport } from '@marea/contract/channels/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { OverlayButton } from './overlay-link.tsx'

/** Homes without a connected calendar can be double-booked without anyone noticing. */
export function UnconnectedHomes({ homes }: { homes: CalendarExport['suite'][] }) {
  const t = useText()
  if (homes.length === 0) return null
  const names = homes.map(({ name }) => name).join(', ')
  const connect = (
    <OverlayButton kind='quiet' small overlay={{ open: 'add', of: homes[0]?.slug ?? '' }}>
      {t('channels.connect')}
    </OverlayButton>
  )
  return (
    <Notice icon='calendar' title={t('channels.unconnected', { homes: names })} actions={connect}>
      {t('channels.unconnected_description')}
    </Notice>
  )
}
