import type { OwnedHome } from '@marea/contract/owners/homes.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { type Say, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { State } from '#ui/text/badge.tsx'

export function NextBooking({ home, today }: { home: OwnedHome; today: string }) {
  const t = useText()
  const words = useGuestCountWords()
  const time = useTimeFormat()
  const { nextBooking, status } = home
  if (!nextBooking) {
    return <small>{t(status === 'draft' ? 'homes.none_yet' : 'homes.no_booking')}</small>
  }
  const { guest, checkIn, checkOut } = nextBooking
  const days = [checkIn, checkOut].map((day) => time.day(day, 'shortWeekday')).join(' – ')
  const nights = t('homes.nights', { count: nightsBetween(checkIn, checkOut) })
  return (
    <>
      <State tone='info'>{when(checkIn, today, t)}</State>
      <p>
        <b>{guest}</b>
      </p>
      <p className='small'>{days}</p>
      <small>{`${nights}, ${words(nextBooking)}`}</small>
    </>
  )
}

function when(checkIn: string, today: string, t: Say): string {
  const count = nightsBetween(today, checkIn)
  if (count < 0) return t('homes.staying')
  if (count === 0) return t('homes.today')
  return count === 1 ? t('homes.tomorrow') : t('homes.in_days', { count })
}
