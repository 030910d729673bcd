import type { TaxLine, TaxMonthStays, Worksheet } from '@marea/contract/statements/taxes/taxes.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatPercent } from '#ui/format/format-percent.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'
import { type TaxSelection, taxQuery } from './tax-query.ts'
import { TaxedStays } from './taxed-stays.tsx'
import styles from './taxes.module.css'

type TaxWorksheetProps = {
  worksheet: Worksheet
  stays: TaxMonthStays['stays']
  shown: TaxSelection
}

export function TaxWorksheet({ worksheet, stays, shown }: TaxWorksheetProps) {
  const t = useText()
  const { taxReturn, lines, tax } = worksheet
  const title = t(`taxes.return.${taxReturn}`)
  const isFiler = worksheet.allowance !== null
  const opened = stays && lines.some(({ authority }) => authority === stays.line.authority)
  return (
    <Section
      isRuled
      aria-labelledby={taxReturn}
      title={title}
      lead={
        <>
          <p>{t(`taxes.form.${taxReturn}`)}</p>
          <DueDates worksheet={worksheet} />
          {tax.amount === 0 && <p>{t(isFiler ? 'admin_taxes.zero' : 'taxes.zero')}</p>}
        </>
      }
    >
      <TaxLines title={title} lines={lines} shown={shown} />
      {isFiler && <AmountDue worksheet={worksheet} />}
      {opened && <TaxedStays stays={stays} shown={shown} />}
    </Section>
  )
}

/** Owners do not file, so they see a single date. */
function DueDates({ worksheet }: { worksheet: Worksheet }) {
  const t = useText()
  const time = useTimeFormat()
  const { dueFrom, dueBy, payBy, allowance } = worksheet
  const by = time.day(dueBy, 'full')
  if (allowance === null) return <p>{t('taxes.due_by_marea', { by })}</p>
  return (
    <p>
      <b>{t('taxes.due', { from: time.day(dueFrom, 'medium'), by })}</b>
      {payBy && <>. {t('taxes.pay_by', { day: time.day(payBy, 'full') })}</>}
    </p>
  )
}

type TaxLinesProps = { title: string; lines: readonly TaxLine[]; shown: TaxSelection }

function TaxLines({ title, lines, shown }: TaxLinesProps) {
  const t = useText()
  const sum = lines.reduce((total, { tax }) => total + tax.amount, 0)
  return (
    <Table
      caption={title}
      hideCaption
      rows={[...lines]}
      rowId={({ authority }) => authority}
      columns={[
        {
          id: 'tax',
          title: t('taxes.tax'),
          isName: true,
          cell: ({ authority, stays }) => (
            <span>
              {t(`price.tax_${authority}`)}
              {stays !== 0 && (
                <small>
                  <TextLink to={taxQuery({ ...shown, tax: authority, page: 0 })} preventScrollReset>
                    {t('taxes.stays', { count: stays })}
                    <span className='hidden-label'>: {t(`price.tax_${authority}`)}</span>
                  </TextLink>
                </small>
              )}
            </span>
          ),
          sum: t('taxes.tax_total'),
        },
        {
          id: 'rate',
          title: t('taxes.rate'),
          isFigure: true,
          cell: ({ rate }) => (rate === null ? '–' : formatPercent(rate / 100_000)),
        },
        ...(['gross', 'exempt', 'taxable'] as const).map((of) => ({
          id: of,
          title: t(`taxes.${of}`),
          isFigure: true,
          cell: (line: TaxLine) => <Money amount={line[of].amount} />,
        })),
        {
          id: 'amount',
          title: t('taxes.amount'),
          isFigure: true,
          cell: ({ tax }) => <Money amount={tax.amount} />,
          sum: <Money amount={sum} />,
        },
      ]}
    />
  )
}

function AmountDue({ worksheet: { allowance, due } }: { worksheet: Worksheet }) {
  const t = useText()
  return (
    <Lines className={styles.due}>
      <Line label={t('taxes.allowance')} kind='less'>
        <Money amount={0 - (allowance?.amount ?? 0)} />
      </Line>
      <Line label={t('taxes.due_amount')} kind='total'>
        <Money amount={due.amount} withCurrency />
      </Line>
    </Lines>
  )
}
