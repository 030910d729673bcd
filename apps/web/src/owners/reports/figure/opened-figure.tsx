import { ExpenseSheet } from '#owners/expenses/expense-sheet.tsx'
import type { OpenedFigure as Opened } from '#owners/reports/load-report.ts'
import { type ReportAddress, reportLink } from '#owners/reports/report-address.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { LoadError } from '#ui/state/load-error.tsx'
import { BookingFigure } from './booking-figure.tsx'

type OpenedFigureProps = {
  figure: Opened
  shown: ReportAddress
  onRetry: () => Promise<void>
}

/** The sheet of the booking or expense that the URL names. */
export default function OpenedFigure({ figure, shown, onRetry }: OpenedFigureProps) {
  const t = useText()
  const close = useCloseTo(reportLink(shown, { open: undefined }))
  if (figure.kind === 'expense') {
    return <ExpenseSheet opened={figure.loaded} onClose={close} onChanged={onRetry} />
  }
  if (figure.loaded.error !== undefined) {
    return (
      <Sheet isOpen onClose={close} title={t('reports.sheet.failed')}>
        <SheetBody>
          <LoadError
            title={t('reports.sheet.failed')}
            error={figure.loaded.error}
            onRetry={onRetry}
          />
        </SheetBody>
      </Sheet>
    )
  }
  const { value } = figure.loaded
  return value ? <BookingFigure booking={value} onClose={close} /> : null
}
