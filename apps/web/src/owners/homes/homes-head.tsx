import type { OwnedHome } from '@marea/contract/owners/homes.ts'
import { nightsInStrip } from '@marea/contract/owners/strip-length.ts'
import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { useLocation } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { changeSearch } from '#ui/table/change-search.ts'

/** How much of the next weeks is booked, of homes that can be. */
export function BookedNights({ homes, today }: { homes: readonly OwnedHome[]; today: string }) {
  const t = useText()
  const time = useTimeFormat()
  const published = homes.filter(({ status }) => status === 'published')
  if (published.length === 0) return null
  const booked = published.reduce((sum, home) => sum + bookedNights(home, today), 0)
  const day = time.day(addDays(today, nightsInStrip - 1), 'long')
  return <p>{t('homes.booked', { booked, nights: published.length * nightsInStrip, day })}</p>
}

export function AddHome() {
  const t = useText()
  const { search } = useLocation()
  return (
    <LinkButton icon='plus' to={changeSearch(search, { open: 'new' })} isOverlay>
      {t('homes.add')}
    </LinkButton>
  )
}

export function bookedNights({ taken }: Pick<OwnedHome, 'taken'>, today: string): number {
  const end = addDays(today, nightsInStrip)
  return taken
    .filter(({ kind }) => kind === 'booking')
    .reduce((sum, { from, to }) => {
      const [first, last] = [from < today ? today : from, to > end ? end : to]
      return sum + nightsBetween(first, last)
    }, 0)
}
