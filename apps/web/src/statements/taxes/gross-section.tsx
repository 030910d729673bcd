import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { GrossMonth, GrossPayment, GrossYear } from '@marea/contract/statements/taxes/taxes.ts'
import { callForFile } from '#platform/api/api.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ActionLink, TextLink } from '#ui/button/text-link.tsx'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'
import { DownloadFiles } from './download-files.tsx'
import { SettledStay } from './settled-stay.tsx'
import { type TaxSelection, taxQuery } from './tax-query.ts'

type GrossSectionProps = { gross: GrossYear; shown: TaxSelection }

export function GrossSection({ gross, shown }: GrossSectionProps) {
  const t = useText()
  const language = useLanguage()
  const { payments } = gross
  const year = String(gross.year)
  const given = {
    params: { year },
    query: { language, ...(shown.home && { home: shown.home }) },
  }
  return (
    <Section
      aria-labelledby='gross'
      size='heading'
      title={t('gross.title', { year })}
      lead={t('gross.description')}
      actions={
        <DownloadFiles
          files={[
            {
              kind: 'pdf',
              label: t('gross.pdf_of', { year }),
              name: `marea-gross-${year}.pdf`,
              load: () => callForFile('GET /owner/gross/:year/summary.pdf', given),
            },
            {
              kind: 'csv',
              label: t('gross.csv_of', { year }),
              name: `marea-gross-${year}.csv`,
              load: () => callForFile('GET /owner/gross/:year/summary.csv', given),
            },
          ]}
        />
      }
    >
      <GrossMonths gross={gross} shown={shown} />
      {payments && shown.payments && (
        <Payments payments={payments} shown={shown} month={shown.payments} />
      )}
    </Section>
  )
}

const amounts = ['gross', 'fee', 'earnings'] as const

function useAmountTitles() {
  const t = useText()
  return {
    gross: t('gross.amount'),
    fee: t('gross.fee'),
    earnings: t('gross.earnings'),
  }
}

function GrossMonths({ gross, shown }: GrossSectionProps) {
  const t = useText()
  const time = useTimeFormat()
  const titles = useAmountTitles()
  const { months, total } = gross
  return (
    <Table
      caption={t('gross.title', { year: String(gross.year) })}
      hideCaption
      rows={months}
      rowId={({ month }) => month}
      sorting='rows'
      name='gross'
      columns={[
        {
          id: 'month',
          title: t('taxes.month'),
          isName: true,
          value: ({ month }) => month,
          cell: ({ month, payments }) => {
            const name = startLine(time.day(`${month}-01`, 'month'))
            if (payments === 0) return name
            return (
              <TextLink
                to={`${taxQuery({ ...shown, payments: month })}#payments`}
                preventScrollReset
              >
                {name}
              </TextLink>
            )
          },
        },
        {
          id: 'payments',
          title: t('gross.payments'),
          isFigure: true,
          value: ({ payments }) => payments,
          sum: total.payments,
        },
        ...amounts.map((of) => ({
          id: of,
          title: titles[of],
          isFigure: true,
          value: (month: GrossMonth) => month[of],
          sum: <Money amount={total[of].amount} />,
        })),
      ]}
    />
  )
}

type PaymentsProps = { payments: readonly GrossPayment[]; shown: TaxSelection; month: string }

function Payments({ payments, shown, month }: PaymentsProps) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const titles = useAmountTitles()
  const { payments: _payments, ...closed } = shown
  const title = t('gross.payments_title', { month: time.day(`${month}-01`, 'month') })
  return (
    <Card kind='sunk'>
      <Section
        id='payments'
        title={title}
        level={3}
        actions={
          <ActionLink to={taxQuery(closed)} icon='close' preventScrollReset>
            {t('taxes.stays_close')}
          </ActionLink>
        }
      >
        <Table
          caption={title}
          hideCaption
          rows={[...payments]}
          rowId={({ entryId }) => String(entryId)}
          columns={[
            {
              id: 'booking',
              title: t('taxes.booking'),
              isName: true,
              cell: (stay) => (
                <SettledStay
                  stay={stay}
                  dates={formatDayRange(stay.checkIn, stay.checkOut, language)}
                />
              ),
              sum: t('taxes.sum'),
            },
            {
              id: 'posted',
              title: t('taxes.posted'),
              isFigure: true,
              cell: ({ postedOn }) => (
                <time dateTime={postedOn}>{time.day(postedOn, 'short')}</time>
              ),
            },
            ...amounts.map((of) => ({
              id: of,
              title: titles[of],
              isFigure: true,
              cell: (payment: GrossPayment) => <Money amount={payment[of].amount} />,
              sum: <Money amount={payments.reduce((sum, each) => sum + each[of].amount, 0)} />,
            })),
          ]}
        />
      </Section>
    </Card>
  )
}
