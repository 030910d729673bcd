import { useLanguage } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { CountdownLine, Progress } from '#ui/chart/progress.tsx'
import { StepChart } from '#ui/chart/step-chart.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Table } from '#ui/table/table.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import styles from './ui-page.module.css'

import { useSampleTexts } from './ui-texts.ts'

const refunds = [
  ['2026-11-15', 663_072],
  ['2026-11-27', 349_616],
  ['2026-12-04', 36_160],
] as const

const balances = [
  ['2026-10-01', 0],
  ['2026-10-09', 10_000],
  ['2026-10-28', 60_000],
  ['2026-11-02', 37_600],
  ['2026-11-12', 186_240],
] as const

export function MoneyParts() {
  const words = useSampleTexts()
  return (
    <Stack>
      <Money amount={663_072} large className={styles.large} />
      <h3>{words.refundAll}</h3>
      <SampleChart caption={words.refund} from={refunds} endsOn='2026-12-11' isNowFirst />
      <SampleChart caption={words.balance} from={balances} endsOn='2026-11-15' />
      <Lines>
        <Line label={words.nights}>
          <Money amount={520_000} />
        </Line>
        <Line label={words.cleaning}>
          <Money amount={36_160} />
        </Line>
        <Line label={words.tax}>
          <Money amount={72_302} />
        </Line>
        <Line label={words.state} note='6%' kind='sub'>
          <Money amount={33_369} />
        </Line>
        <Line label={words.county} note='7%' kind='sub'>
          <Money amount={38_933} />
        </Line>
        <Line label={words.credit} kind='less'>
          <Money amount={-126_240} />
        </Line>
        <Line label={words.totalLine} kind='total'>
          <Money amount={502_222} />
        </Line>
      </Lines>
      <p className='soft small'>{words.hold}</p>
      <CountdownLine share={0.6} />
      <Progress label={words.upload} share={0.4} valueText='2 / 5 MB' />
      <Progress label={words.working} />
    </Stack>
  )
}

type SampleChartProps = {
  caption: string
  from: readonly (readonly [string, number])[]
  endsOn: string
  isNowFirst?: boolean
}

function SampleChart({ caption, from, endsOn, isNowFirst }: SampleChartProps) {
  const words = useSampleTexts()
  const language = useLanguage()
  const name = useDayName()
  return (
    <StepChart
      caption={caption}
      whenTitle={words.when}
      valueTitle={words.value}
      steps={from.map(([day, amount], index) => ({
        at: Date.parse(day),
        value: amount,
        figure: formatMoney(amount, language),
        name: isNowFirst && index === 0 ? words.today : name(day),
      }))}
      endsAt={Date.parse(endsOn)}
      endName={isNowFirst ? name(endsOn) : words.today}
      {...(isNowFirst && { now: Date.parse('2026-11-15') })}
    />
  )
}

export function Tables({ theme }: { theme: 'light' | 'dark' }) {
  const words = useSampleTexts()
  const name = useDayName()
  const rows = [
    { id: 'a', on: '2026-11-12', what: words.refundFrom, amount: 148_640, after: 186_240 },
    { id: 'b', on: '2026-11-02', what: words.paidToward, amount: -22_400, after: 37_600 },
    { id: 'c', on: '2026-10-28', what: words.addedFrom, amount: 50_000, after: 60_000 },
  ]
  return (
    <Stack>
      <TabLinks
        label={`${words.tabs}, ${words[theme]}`}
        links={[
          { to: '/dev/ui', label: words.upcoming, count: 2 },
          { to: '/my-bookings', label: words.past, count: 3 },
        ]}
      />
      <Table
        caption={words.movements}
        rows={rows}
        rowId={(row) => row.id}
        columns={[
          {
            id: 'what',
            title: words.what,
            isName: true,
            cell: (row) => row.what,
            sum: words.totalLine,
          },
          { id: 'when', title: words.when, cell: (row) => name(row.on) },
          {
            id: 'amount',
            title: words.amount,
            isFigure: true,
            cell: (row) => <Money amount={row.amount} sign='always' />,
            sum: <Money amount={176_240} sign='always' />,
          },
          {
            id: 'after',
            title: words.after,
            isFigure: true,
            cell: (row) => <Money amount={row.after} />,
          },
        ]}
      />
      <Pagination
        page={4}
        count={12}
        href={(page) => `/dev/ui?page=${page}`}
        label={`${words.tables}, ${words[theme]}`}
      />
    </Stack>
  )
}

function useDayName(): (day: string) => string {
  const time = useTimeFormat()
  return (day) => time.day(day, 'short')
}
