import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'

type StayCellProps = {
  stay: { guest: string; home: { name: string }; checkIn: string; checkOut: string }
  to: string
  /** Whether the link opens a sheet over the page. */
  isOverlay: boolean
}

export function StayCell({ stay, to, isOverlay }: StayCellProps) {
  const language = useLanguage()
  return (
    <>
      <TextLink to={to} isOverlay={isOverlay} preventScrollReset>
        {stay.guest}
      </TextLink>
      <small>
        {stay.home.name} · {formatDayRange(stay.checkIn, stay.checkOut, language)}
      </small>
    </>
  )
}
