import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { YearSummary } from '@marea/contract/statements/financials/year-summary.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { callForFile } from '#platform/api/api.ts'
import type { PagePart } from '#platform/api/page-part.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { type BalanceAddress, balanceLink } from '#statements/financials-address.ts'
import { TextButton, TextLink } from '#ui/button/text-link.tsx'
import { Select } from '#ui/form/select.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'
import { Table } from '#ui/table/table.tsx'
import styles from './financials.module.css'

type YearSectionProps = { summary: PagePart<YearSummary>; shown: BalanceAddress }

export function YearSection({ summary: { value, error }, shown }: YearSectionProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  return (
    <Section
      id='year'
      aria-labelledby='year-title'
      title={t('year_summary.heading')}
      size='heading'
      lead={t('year_summary.description')}
      actions={value && <YearChoice summary={value} shown={shown} />}
    >
      {value ? (
        <Summary summary={value} shown={shown} />
      ) : (
        <LoadError title={t('year_summary.load_failed')} error={error} onRetry={revalidate} />
      )}
    </Section>
  )
}

type SummaryProps = { summary: YearSummary; shown: BalanceAddress }

function YearChoice({ summary: { year, years }, shown }: SummaryProps) {
  const t = useText()
  const navigate = useNavigate()
  const options = [...new Set([...years, year])].toSorted((one, other) => other - one)
  return (
    <Select
      label={t('year_summary.year')}
      options={options.map((each) => ({ id: `${each}`, label: `${each}` }))}
      value={`${year}`}
      onChange={(next) =>
        navigate(balanceLink(shown, { year: next, open: undefined }), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  )
}

function Summary({ summary, shown }: SummaryProps) {
  const t = useText()
  return (
    <>
      <Total summary={summary} />
      <Files year={`${summary.year}`} />
      <Disclosure title={t('year_summary.months')}>
        <Months summary={summary} shown={shown} />
      </Disclosure>
      <p className='soft small'>{t('year_summary.basis')}</p>
    </>
  )
}

function Total({ summary: { total, year } }: Pick<SummaryProps, 'summary'>) {
  const t = useText()
  const { gross, taxes, commission, fees, income, categories, net, payouts } = total
  return (
    <Lines className={styles.total}>
      <Line label={t('year_summary.gross')}>
        <Money amount={gross} />
      </Line>
      <Line label={t('year_summary.taxes')}>
        <Money amount={-taxes} />
      </Line>
      <Line label={t('year_summary.commission')}>
        <Money amount={-commission} />
      </Line>
      <Line label={t('year_summary.fees')}>
        <Money amount={-fees} />
      </Line>
      <Line label={t('year_summary.income')} kind='total'>
        <Money amount={income} />
      </Line>
      {categories.map(({ category, amount }) => (
        <Line
          key={category}
          label={
            category === 'markup' ? (
              t('split.part.markup')
            ) : (
              <TextLink to={`?tab=expenses&period=${year}&category=${category}`}>
                {t(`expense.category.${category}`)}
              </TextLink>
            )
          }
        >
          <Money amount={-amount} />
        </Line>
      ))}
      <Line label={t('year_summary.net')} kind='total'>
        <Money amount={net} />
      </Line>
      <Line label={t('year_summary.payouts')}>
        <Money amount={payouts} />
      </Line>
    </Lines>
  )
}

const formats = ['pdf', 'xlsx', 'csv'] as const

function Files({ year }: { year: string }) {
  const t = useText()
  const language = useLanguage()
  const { isBusy, error, attempt } = useAttempt()

  function save(format: (typeof formats)[number]) {
    attempt(async () => {
      const asked = { params: { year }, query: { language } }
      const file = await callForFile(`GET /owner/years/:year/summary.${format}`, asked)
      saveFile(`marea-year-${year}.${format}`, file)
    })
  }

  return (
    <Inline gap={5}>
      {formats.map((format) => (
        <TextButton
          key={format}
          icon='download'
          aria-label={t('year_summary.download', { year, format: t(`year_summary.${format}`) })}
          aria-busy={isBusy}
          onClick={() => save(format)}
        >
          {t(`year_summary.${format}`)}
        </TextButton>
      ))}
      <ActionError title={t('year_summary.download_failed')} error={error} />
    </Inline>
  )
}

const columns = ['gross', 'taxes', 'commission', 'fees', 'expenses', 'net', 'payouts'] as const

function Months({ summary: { months, total }, shown }: SummaryProps) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('year_summary.months')}
      hideCaption
      rows={months}
      rowId={({ month }) => month}
      columns={[
        {
          id: 'month',
          title: t('year_summary.month'),
          isName: true,
          cell: ({ month }) => (
            <TextLink to={`${balanceLink(shown, { split: month })}#split`}>
              {startLine(time.day(`${month}-01`, 'month'))}
            </TextLink>
          ),
        },
        ...columns.map((column) => ({
          id: column,
          title: t(`year_summary.${column}`),
          isFigure: true,
          cell: (month: YearSummary['months'][number]) => <Money amount={month[column]} />,
          sum: <Money amount={total[column]} />,
        })),
      ]}
    />
  )
}
