import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { GrossMonth, GrossPayment, GrossYear } from '@marea/contract/statements/taxes/taxes.ts'
import { callForFile } from '#platform/api/api.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ActionLink, TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Table } from '#ui/table/table.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { SectionHead } from './section-head.tsx'
import { SettledStay } from './settled-stay.tsx'
import { type TaxSelection, taxQuery } from './tax-query.ts'
import styles from './taxes.module.css'

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
    <section className={styles.section} aria-labelledby='gross'>
      <SectionHead
        id='gross'
        title={t('gross.title', { year })}
        description={t('gross.description')}
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
      <GrossMonths gross={gross} shown={shown} />
      {payments && shown.payments && (
        <Payments payments={payments} shown={shown} month={shown.payments} />
      )}
    </section>
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
            const name = time.day(`${month}-01`, 'month')
            if (payments === 0) return <span className={styles.month}>{name}</span>
            return (
              <TextLink
                to={`${taxQuery({ ...shown, payments: month })}#payments`}
                className={styles.month}
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
    <div className={styles.stays} id='payments'>
      <header className={styles.staysHead}>
        <Heading level={3}>{title}</Heading>
        <ActionLink to={taxQuery(closed)} icon='close' preventScrollReset>
          {t('taxes.stays_close')}
        </ActionLink>
      </header>
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
            cell: ({ postedOn }) => <time dateTime={postedOn}>{time.day(postedOn, 'short')}</time>,
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
    </div>
  )
}
