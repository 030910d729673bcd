import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { TaxMonthStays } from '@marea/contract/statements/taxes/taxes.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { type Download, DownloadFiles } from './download-files.tsx'
import { type TaxSelection, taxQuery } from './tax-query.ts'
import { TaxWorksheet } from './tax-worksheet.tsx'

type TaxMonthViewProps = {
  month: TaxMonthStays
  shown: TaxSelection
  files: readonly Download[]
  note?: string
}

export function TaxMonthView({ month, shown, files, note }: TaxMonthViewProps) {
  const t = useText()
  const name = useTimeFormat().day(`${month.month}-01`, 'month')
  const home = month.homes.find(({ slug }) => slug === shown.home)
  const { year } = shown
  const back = taxQuery({ year, ...(shown.home && { home: shown.home }) })
  return (
    <>
      <PageHead
        title={startLine(name)}
        back={{ to: back, label: t('taxes.back', { year }) }}
        lead={
          <>
            {home && <p>{home.name}</p>}
            <p>{month.isOver ? t('taxes.month_note') : t('taxes.month_open')}</p>
            {note && <p>{note}</p>}
          </>
        }
        actions={<DownloadFiles files={files} />}
      />
      {month.worksheets.length === 0 && (
        <EmptyState title={t('taxes.no_returns')}>{t('taxes.no_returns_description')}</EmptyState>
      )}
      {month.worksheets.map((worksheet) => (
        <TaxWorksheet
          key={worksheet.taxReturn}
          worksheet={worksheet}
          stays={month.stays}
          shown={shown}
        />
      ))}
    </>
  )
}
