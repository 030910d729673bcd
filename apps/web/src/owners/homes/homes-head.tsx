import type { OwnedHome } from '@marea/contract/owners/homes.ts'
import { nightsInStrip } from '@marea/contract/owners/strip-length.ts'
import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { useLocation } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { changeSearch } from '#ui/table/change-search.ts'
import { PageHeading } from '#ui/text/page-heading.tsx'

type HomesHeadProps = { homes: readonly OwnedHome[]; today: string }

export function HomesHead({ homes, today }: HomesHeadProps) {
  const t = useText()
  const time = useTimeFormat()
  const published = homes.filter(({ status }) => status === 'published')
  const booked = published.reduce((sum, home) => sum + bookedNights(home, today), 0)
  const day = time.day(addDays(today, nightsInStrip - 1), 'long')
  return (
    <PageHeading
      title={t('homes.title')}
      lead={
        published.length > 0 &&
        t('homes.booked', { booked, nights: published.length * nightsInStrip, day })
      }
      actions={<AddHome />}
    />
  )
}

export function AddHome() {
  const t = useText()
  const { search } = useLocation()
  return (
    <LinkButton to={changeSearch(search, { open: 'new' })} state={opensOverlay} preventScrollReset>
      <Icon name='plus' small />
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
