import type { GrossPayment } from '@marea/contract/statements/taxes/taxes.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'

type SettledStayProps = {
  stay: Pick<
    GrossPayment,
    'bookingId' | 'reference' | 'home' | 'checkIn' | 'isCanceled' | 'isReversal'
  >
  dates: string
  note?: string | null
}

/** The stay of a row, linked to the reports, and what is unusual about it. */
export function SettledStay({ stay, dates, note }: SettledStayProps) {
  const t = useText()
  const { bookingId, reference, home, checkIn, isCanceled, isReversal } = stay
  const month = checkIn.slice(0, 7)
  const notes = [
    ...(isReversal ? [t('taxes.reversal')] : []),
    ...(isCanceled ? [t('taxes.canceled')] : []),
    ...(note ? [note] : []),
  ]
  return (
    <span>
      {home.name}
      <small>
        {dates} ·{' '}
        <TextLink
          to={`/property-management/view-reports?${new URLSearchParams({
            from: month,
            to: month,
            month,
            row: home.slug,
            open: `booking:${bookingId}`,
          })}`}
        >
          {reference}
        </TextLink>
      </small>
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </span>
  )
}
