import type { Today } from '@marea/contract/owners/today.ts'
import { useLocation } from 'react-router'
import { StaySheet } from '#owners/mobile/stay-sheet.tsx'
import { TodayStays } from '#owners/mobile/today-stays.tsx'
import { QueuedActions } from '#owners/queue/queued-actions.tsx'
import { useActionQueue } from '#owners/queue/use-action-queue.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { Section } from '#ui/page/section.tsx'

/** The stays of the day as the owner's page showed them; a mark made here is sent later. */
export function SavedToday({ today }: { today: Today }) {
  const t = useText()
  const time = useTimeFormat()
  const { actions, queue } = useActionQueue(() => undefined)
  const search = new URLSearchParams(useLocation().search)
  const open = today.stays.find(({ id }) => id === search.get('stay'))
  const close = useCloseTo('?')
  return (
    <Section title={t('mobile.today')} lead={time.day(today.today, 'longWeekday')}>
      <QueuedActions actions={actions} />
      <TodayStays stays={today.stays} actions={actions} />
      {open && <StaySheet stay={open} actions={actions} onAct={queue} onClose={close} />}
    </Section>
  )
}
