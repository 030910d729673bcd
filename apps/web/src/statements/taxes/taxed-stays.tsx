import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { TaxedStay, TaxMonthStays } from '@marea/contract/statements/taxes/taxes.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { SettledStay } from './settled-stay.tsx'
import { type TaxSelection, taxQuery } from './tax-query.ts'

type TaxedStaysProps = { stays: NonNullable<TaxMonthStays['stays']>; shown: TaxSelection }

/** The stays behind one line; together they are its figures. */
export function TaxedStays({ stays, shown }: TaxedStaysProps) {
  const t = useText()
  const time = useTimeFormat()
  const { line, items, page, pages } = stays
  const { tax: _tax, page: _page, ...closed } = shown
  const month = time.day(`${shown.month}-01`, 'month')
  const columns = useColumns(line)
  const title = t('taxes.stays_title', { tax: t(`price.tax_${line.authority}`), month })
  return (
    <Card kind='sunk'>
      <Section
        title={title}
        level={3}
        actions={
          <ActionLink to={taxQuery(closed)} icon='close' preventScrollReset>
            {t('taxes.stays_close')}
          </ActionLink>
        }
      >
        {items.length === 0 ? (
          <p className='soft'>{t('taxes.stays_none')}</p>
        ) : (
          <Table
            caption={title}
            hideCaption
            rows={items}
            rowId={({ entryId }) => String(entryId)}
            columns={columns}
          />
        )}
        <Pagination page={page} count={pages} href={(page) => taxQuery({ ...shown, page })} />
      </Section>
    </Card>
  )
}

/** What each stay says, and the sum of its line below. */
function useColumns(line: NonNullable<TaxMonthStays['stays']>['line']): Column<TaxedStay>[] {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  return [
    {
      id: 'booking',
      title: t('taxes.booking'),
      isName: true,
      cell: (stay) => (
        <SettledStay
          stay={stay}
          dates={formatDayRange(stay.checkIn, stay.checkOut, language)}
          note={stay.exemption && t(`taxes.exemption.${stay.exemption}`)}
        />
      ),
      sum: t('taxes.sum'),
    },
    {
      id: 'posted',
      title: t('taxes.posted'),
      isFigure: true,
      cell: ({ postedOn }) => <time dateTime={postedOn}>{time.day(postedOn, 'short')}</time>,
    },
    ...(['gross', 'exempt', 'taxable', 'tax'] as const).map((of) => ({
      id: of,
      title: t(of === 'tax' ? 'taxes.amount' : `taxes.${of}`),
      isFigure: true,
      cell: (stay: TaxedStay) => <Money amount={stay[of].amount} />,
      sum: <Money amount={line[of].amount} />,
    })),
  ]
}
