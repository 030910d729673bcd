import type { TodayStay } from '@marea/contract/owners/today.ts'
import type { QueuedAction } from '#owners/queue/action-queue.ts'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Icon } from '#ui/media/icon.tsx'
import { LinkRow, RowList } from '#ui/page/row-list.tsx'
import { State } from '#ui/text/badge.tsx'
import styles from './mobile.module.css'

const icons = { arriving: 'key', staying: 'home', leaving: 'upright' } as const
const order = ['leaving', 'arriving', 'staying'] as const

type TodayStaysProps = { stays: TodayStay[]; actions: readonly QueuedAction[] }

export function TodayStays({ stays, actions }: TodayStaysProps) {
  const t = useText()
  if (stays.length === 0) return <p className='soft'>{t('mobile.no_stays')}</p>
  const sorted = order.flatMap((part) => stays.filter((stay) => stay.part === part))
  return (
    <RowList>
      {sorted.map((stay) => (
        <Stay key={stay.id} stay={stay} actions={actions} />
      ))}
    </RowList>
  )
}

function Stay({ stay, actions }: { stay: TodayStay; actions: readonly QueuedAction[] }) {
  const t = useText()
  const words = useGuestCountWords()
  const time = useTimeFormat()
  const { id, part, guest, home, checkInAt, checkOutAt, checkOut, timeZone } = stay
  const details = {
    arriving: t('mobile.from', { time: time.timeIn(timeZone, checkInAt) }),
    leaving: t('mobile.by', { time: time.timeIn(timeZone, checkOutAt) }),
    staying: t('mobile.until', { day: time.day(checkOut, 'shortWeekday') }),
  }
  return (
    <LinkRow
      to={`?stay=${id}`}
      isOverlay
      data-part={part}
      mark={
        <span className={`round ${styles.mark}`}>
          <Icon name={icons[part]} small />
        </span>
      }
      end={<StayState stay={stay} actions={actions} />}
    >
      <b>{t(`mobile.${part}`, { guest: guest.fullName })}</b>
      <small>{[home.name, details[part], words(stay)].join(', ')}</small>
    </LinkRow>
  )
}

/** The latest mark, or that one waits to be sent. */
export function StayState({
  stay,
  actions,
}: {
  stay: TodayStay
  actions: readonly QueuedAction[]
}) {
  const t = useText()
  const time = useTimeFormat()
  const waiting = markWaiting(stay, actions)
  if (waiting) return <State tone='warn'>{t('mobile.waiting')}</State>
  if (stay.checkedOutAt) {
    return (
      <State tone='good'>
        {t('mobile.left_at', { time: time.timeIn(stay.timeZone, stay.checkedOutAt) })}
      </State>
    )
  }
  if (!stay.checkedInAt) return null
  return (
    <State tone='good'>
      {t('mobile.arrived_at', { time: time.timeIn(stay.timeZone, stay.checkedInAt) })}
    </State>
  )
}

const marks: readonly OwnerAction['kind'][] = [
  'check_in',
  'check_out',
  'undo_check_in',
  'undo_check_out',
]

/** Whether a mark of this stay, or its undo, waits to be sent. */
export function markWaiting({ id }: TodayStay, actions: readonly QueuedAction[]): boolean {
  return actions.some(
    ({ action, failure }) =>
      failure === null &&
      marks.includes(action.kind) &&
      'bookingId' in action &&
      action.bookingId === id,
  )
}
