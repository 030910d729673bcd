import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { maxDaysAhead } from '@marea/contract/calendar/nights.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { maxNights } from '@marea/contract/suites/stay-limits.ts'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useReloadingAction } from '#platform/form/use-reloading-action.ts'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { hasDates, type StayParams, withStay } from '#suites/stay-params.ts'
import { Pill } from '#ui/button/pill.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Inline } from '#ui/page/stack.tsx'
import styles from './favorites.module.css'

const StayDialog = lazyPart(() => import('./stay-dialog.tsx'))

/** The same dates for every home; once chosen they are also watched. */
export function StayRow({ stay }: { stay: StayParams }) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const { act } = useReloadingAction('favorites.failed')
  const [isOpen, setOpen] = useState(false)
  const guests = useGuestCountWords()(stay)

  async function choose(next: StayParams) {
    setOpen(false)
    const { checkIn, checkOut } = next
    const isWatched = await act(() =>
      checkIn && checkOut
        ? call('PUT /favorites/stay', { body: { checkIn, checkOut, ...guestCountsOf(next) } })
        : call('DELETE /favorites/stay'),
    )
    if (isWatched) setParams(withStay(params, next), { replace: true, preventScrollReset: true })
  }

  return (
    <Inline gap={4} className={styles.stay}>
      <Pill icon='calendar' onClick={() => setOpen(true)}>
        {hasDates(stay)
          ? `${formatDayRange(stay.checkIn, stay.checkOut, language)}, ${guests}`
          : t('quote.pick_dates')}
      </Pill>
      <Inline as='p' gap={2} className='soft small'>
        {hasDates(stay) && <Icon name='bell' small />}
        {t(hasDates(stay) ? 'favorites.watched' : 'favorites.same_nights')}
      </Inline>
      {isOpen && (
        <Suspense>
          <StayDialog
            stay={stay}
            rules={daysToChoose(time.today())}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Inline>
  )
}

function daysToChoose(min: string) {
  return { min, max: addDays(min, maxDaysAhead), maxNights }
}
