import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { ExpenseSheet } from '#expenses/expense-sheet.tsx'
import { useText } from '#platform/texts/texts.tsx'
import type { OpenedFigure as Opened } from '#statements/reports/load-figure.ts'
import { type ReportAddress, reportLink } from '#statements/reports/report-address.ts'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { LoadError } from '#ui/page/load-error.tsx'
import { BookingFigure } from './booking-figure.tsx'
import { ClosedSheet } from './closed-sheet.tsx'
import { DifferenceSheet } from './difference-sheet.tsx'

type OpenedFigureProps = {
  figure: Opened
  report: Report
  shown: ReportAddress
  onRetry: () => Promise<void>
}

const failures = {
  booking: 'reports.sheet.failed',
  difference: 'reports.sheet.bookings_failed',
  closed: 'reports.sheet.nights_failed',
} as const

export default function OpenedFigure({ figure, report, shown, onRetry }: OpenedFigureProps) {
  const t = useText()
  const close = useCloseTo(reportLink(shown, { open: undefined }))
  if (figure.kind === 'expense') {
    return <ExpenseSheet opened={figure.loaded} onClose={close} onChanged={onRetry} />
  }
  if (figure.kind === 'booking' && figure.loaded.value) {
    return <BookingFigure booking={figure.loaded.value} onClose={close} />
  }
  if (figure.kind === 'difference' && figure.loaded.value) {
    const { difference, loaded } = figure
    const amount = report.reconciliation[difference]
    return (
      <DifferenceSheet {...{ difference, amount, shown }} first={loaded.value} onClose={close} />
    )
  }
  if (figure.kind === 'closed' && figure.loaded.value) {
    const { closedBy, loaded } = figure
    const total = report.total.now
    return <ClosedSheet {...{ closedBy, total, shown }} first={loaded.value} onClose={close} />
  }
  const title = t(failures[figure.kind])
  return (
    <Sheet isOpen onClose={close} title={title}>
      <SheetBody>
        <LoadError title={title} error={figure.loaded.error} onRetry={onRetry} />
      </SheetBody>
    </Sheet>
  )
}
