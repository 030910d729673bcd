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
  return (
    <div className={styles.strips}>
      <p className={styles.key} aria-hidden='true'>
        {nightKinds
          .filter((kind) => kinds.has(kind))
          .map((kind) => (
            <span key={kind}>
              <NightStrip nights={[kind]} width={1} />
              {t(`reports.night.${kind}`)}
            </span>
          ))}
      </p>
      <table className={styles.table}>
        <caption className='hidden-label'>{t('reports.night_strips')}</caption>
        <thead>
          <tr>
            <th scope='col'>
              <span className='hidden-label'>{t('reports.month')}</span>
            </th>
            {homes.map(({ home }) => (
              <th key={home.slug} scope='col'>
                <b>{home.name}</b>
                <Ruler />
              </th>
            ))}
            {homes.length > 1 && <th scope='col'>{t('reports.every_home')}</th>}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <MonthStrips key={month} {...{ homes, month, today, shown }} />
          ))}
        </tbody>
        <tfoot>
          <Totals homes={homes} />
        </tfoot>
      </table>
    </div>
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

type Homes = ReportNights['homes']

type MonthStripsProps = { homes: Homes; month: string; today: string; shown: ReportAddress }

function MonthStrips({ homes, month, today, shown }: MonthStripsProps) {
  const time = useTimeFormat()
  const cells = homes.flatMap(({ home, months }) =>
    months.filter((each) => each.month === month).map((cell) => ({ home, cell })),
  )
  const opened = { ...closedRows, year: month.slice(0, 4), month }
  return (
    <tr>
      <th scope='row'>
        <Link to={reportLink(shown, opened)} preventScrollReset>
          {startLine(time.day(`${month}-01`, 'month'))}
        </Link>
      </th>
      {cells.map(({ home, cell }) => (
        <td key={home.slug}>
          <Link to={reportLink(shown, { ...opened, row: home.slug })} preventScrollReset>
            <HomeStrip name={home.name} cell={cell} today={today} />
          </Link>
        </td>
      ))}
      {homes.length > 1 && (
        <td>
          <Share
            figures={cells.map(({ cell }) => cell.now).reduce(addFigures, noFigures)}
            withAll
          />
        </td>
      )}
    </tr>
  )
}

type HomeStripProps = { name: string; cell: HomeMonth; today: string }

function HomeStrip({ name, cell, today }: HomeStripProps) {
  return (
    <>
      <span className={styles.home} aria-hidden='true'>
        {name}
      </span>
      <NightStrip nights={nightStates(cell, today)} />
      <Share figures={cell.now} />
    </>
  )
}

/** Booked nights and their share of the available nights. */
function Share({ figures, withAll = false }: { figures: Figures; withAll?: boolean }) {
  const t = useText()
  const share = occupancy(figures)
  const [nights, all] = [occupiedNights(figures), openNights(figures)]
  return (
    <span className={styles.share}>
      {withAll ? t('reports.nights_of', { nights, all }) : <b>{nights}</b>}
      <span className='hidden-label'>, </span>
      <span>{share === null ? '–' : formatShare(share)}</span>
    </span>
  )
}

function Totals({ homes }: { homes: Homes }) {
  const t = useText()
  const sums = homes.map(({ home, months }) => ({
    home,
    sum: months.map(({ now }) => now).reduce(addFigures, noFigures),
  }))
  return (
    <tr>
      <th scope='row'>{t('reports.total')}</th>
      {sums.map(({ home, sum }) => (
        <td key={home.slug}>
          <span className={styles.home} aria-hidden='true'>
            {home.name}
          </span>
          <Share figures={sum} withAll />
        </td>
      ))}
      {homes.length > 1 && (
        <td>
          <Share figures={sums.map(({ sum }) => sum).reduce(addFigures, noFigures)} withAll />
        </td>
      )}
    </tr>
  )
}
