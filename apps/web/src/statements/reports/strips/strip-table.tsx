import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type {
  Figures,
  HomeMonth,
  ReportNights,
} from '@marea/contract/statements/reports/endpoints.ts'
import {
  addFigures,
  noFigures,
  occupancy,
  occupiedNights,
  openNights,
} from '@marea/contract/statements/reports/figures.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatShare } from '#statements/reports/format-figure.ts'
import { closedRows, type ReportAddress, reportLink } from '#statements/reports/report-address.ts'
import { Inline, Stack } from '#ui/page/stack.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { nightKinds, nightStates } from './night-states.ts'
import { NightStrip } from './night-strip.tsx'
import styles from './strips.module.css'

type StripTableProps = { nights: ReportNights; today: string; shown: ReportAddress }

/** Every night of each home, day below day, latest month first. */
export function StripTable({ nights: { homes }, today, shown }: StripTableProps) {
  const t = useText()
  const months = homes[0]?.months.toReversed().map(({ month }) => month) ?? []
  const kinds = new Set(
    homes.flatMap((each) => each.months.flatMap((month) => nightStates(month, today))),
  )
  const all = homes.flatMap((home) => home.months)
  const everyHome: Column<string> = {
    id: 'all',
    title: t('reports.every_home'),
    isFigure: true,
    className: styles.all,
    cell: (month) => <Share figures={sumOf(all.filter((each) => each.month === month))} withAll />,
    sum: <Share figures={sumOf(all)} withAll />,
  }
  return (
    <Stack gap={5}>
      <Inline as='p' className={`tiny soft ${styles.key}`} aria-hidden='true'>
        {nightKinds
          .filter((kind) => kinds.has(kind))
          .map((kind) => (
            <span key={kind}>
              <NightStrip nights={[kind]} width={1} />
              {t(`reports.night.${kind}`)}
            </span>
          ))}
      </Inline>
      <Table
        caption={t('reports.night_strips')}
        hideCaption
        className={styles.table}
        narrow='grid'
        rows={months}
        rowId={(month) => month}
        columns={[
          {
            id: 'month',
            title: t('reports.month'),
            hidesTitle: true,
            isName: true,
            cell: (month) => <Month month={month} shown={shown} />,
          },
          ...homes.map((home) => ({
            id: home.home.slug,
            title: home.home.name,
            scale: <Ruler />,
            className: styles.nights,
            cell: (month: string) => <HomeStrip {...{ home, month, today, shown }} />,
            sum: <Share figures={sumOf(home.months)} withAll />,
          })),
          ...(homes.length > 1 ? [everyHome] : []),
        ]}
      />
    </Stack>
  )
}

function Ruler() {
  return (
    <span className={styles.ruler} aria-hidden='true'>
      {[1, 8, 15, 22, 29].map((day) => (
        <i key={day} style={{ insetInlineStart: `${((day - 0.5) * 100) / 31}%` }}>
          {day}
        </i>
      ))}
    </span>
  )
}

function sumOf(months: readonly HomeMonth[]): Figures {
  return months.map(({ now }): Figures => now).reduce(addFigures, noFigures)
}

function linkTo(month: string, shown: ReportAddress, row?: string): string {
  return reportLink(shown, { ...closedRows, year: month.slice(0, 4), month, row })
}

function Month({ month, shown }: { month: string; shown: ReportAddress }) {
  const time = useTimeFormat()
  return (
    <Link to={linkTo(month, shown)} className={styles.month} preventScrollReset>
      {startLine(time.day(`${month}-01`, 'month'))}
    </Link>
  )
}

type HomeStripProps = {
  home: ReportNights['homes'][number]
  month: string
  today: string
  shown: ReportAddress
}

function HomeStrip({ home: { home, months }, month, today, shown }: HomeStripProps) {
  const nights = months.find((each) => each.month === month)
  if (!nights) return null
  return (
    <Link to={linkTo(month, shown, home.slug)} className={styles.link} preventScrollReset>
      <NightStrip nights={nightStates(nights, today)} />
      <Share figures={nights.now} />
    </Link>
  )
}

/** Booked nights and their share of the available nights. */
function Share({ figures, withAll = false }: { figures: Figures; withAll?: boolean }) {
  const t = useText()
  const share = occupancy(figures)
  const [nights, all] = [occupiedNights(figures), openNights(figures)]
  return (
    <span className={`soft small ${styles.share}`}>
      {withAll ? t('reports.nights_of', { nights, all }) : <b>{nights}</b>}
      <span className='hidden-label'>, </span>
      <span>{share === null ? '–' : formatShare(share)}</span>
    </span>
  )
}
