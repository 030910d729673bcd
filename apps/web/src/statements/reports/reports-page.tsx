import type {
  OpenedMonth,
  Report,
  ReportNights,
} from '@marea/contract/statements/reports/endpoints.ts'
import { reports } from '@marea/contract/statements/reports/reports.ts'
import { type ReactNode, Suspense } from 'react'
import { useLoaderData, useNavigation, useRevalidator } from 'react-router'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ReportChart } from '#statements/reports/chart/report-chart.tsx'
import { Question } from '#statements/reports/question/question.tsx'
import { StripTable } from '#statements/reports/strips/strip-table.tsx'
import { ReportTable } from '#statements/reports/table/report-table.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/reports-page.ts'
import { Bases } from './bases.tsx'
import { Categories } from './categories.tsx'
import { loadReport } from './load-report.ts'
import { Metrics } from './metrics.tsx'
import { parseReportAddress, type ReportAddress } from './report-address.ts'
import { ReportHead } from './report-head.tsx'
import styles from './reports.module.css'
import { SealedNote } from './sealed-note.tsx'
import { Summary } from './summary.tsx'

/** Sheets are loaded with the first figure that is opened. */
const OpenedFigure = lazyPart(() => import('#statements/reports/figure/opened-figure.tsx'))

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const shown = parseReportAddress(new URL(request.url).searchParams)
  return whenManager(() => loadReport(shown))
}

export default function ReportsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { shown, report, nights, opened, figure } = loaded
  if (!report.value) {
    return (
      <Frame>
        <ReportHead shown={shown} hasFiles={false} />
        <NoReport error={report.error} onRetry={revalidate} />
      </Frame>
    )
  }
  if (report.value.homes.length === 0) {
    return (
      <Frame>
        <PageHead title={t('reports.title')} />
        <EmptyState title={t('reports.no_homes')}>{t('reports.no_homes_description')}</EmptyState>
      </Frame>
    )
  }
  return (
    <Frame>
      <ReportHead shown={shown} hasFiles />
      <Shown report={report.value} nights={nights} opened={opened} shown={shown} />
      {figure && (
        <Suspense>
          <OpenedFigure figure={figure} report={report.value} shown={shown} onRetry={revalidate} />
        </Suspense>
      )}
    </Frame>
  )
}

type ShownProps = {
  report: Report
  nights: ReportNights | null
  opened: OpenedMonth | null
  shown: ReportAddress
}

function Shown({ report, nights, opened, shown }: ShownProps) {
  const t = useText()
  const hasStrips = nights !== null && nights.homes.length > 0
  return (
    <>
      <Heading level={2} className='hidden-label'>
        {t(`reports.name.${shown.report}`)}
      </Heading>
      <Question report={report} shown={shown} />
      {isEmpty(report) ? (
        <NoFigures />
      ) : (
        <>
          {!hasStrips && <ReportChart report={report} shown={shown} />}
          <Summary report={report} shown={shown} />
          {hasStrips && <StripTable nights={nights} today={report.today} shown={shown} />}
          <Metrics report={report} shown={shown} />
          {reports[shown.report].hasCategories && <Categories report={report} shown={shown} />}
          <SealedNote report={report} />
          <ReportTable report={report} opened={opened} shown={shown} />
          <Bases report={report} shown={shown} />
        </>
      )}
    </>
  )
}

function isEmpty({ total: { now } }: Report): boolean {
  const { income, expenses, nights, channelNights, ownNights, blockedNights, bookings } = now
  const all = [income, expenses, nights, channelNights, ownNights, blockedNights, bookings]
  return all.every((value) => value === 0)
}

function NoFigures() {
  const t = useText()
  return (
    <EmptyState title={t('reports.empty')} actions={<ShowYear />}>
      {t('reports.empty_description')}
    </EmptyState>
  )
}

function NoReport({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText()
  const hidden = ['resource.not_found', 'co_hosts.role_too_small', 'owners.report_period_refused']
  if (error instanceof ProblemError && hidden.includes(error.code)) {
    return <EmptyState title={t('reports.not_found')} actions={<ShowYear />} />
  }
  return <LoadError title={t('reports.load_failed')} error={error} onRetry={onRetry} />
}

function ShowYear() {
  const t = useText()
  return (
    <LinkButton to='?' kind='quiet'>
      {t('reports.show_year')}
    </LinkButton>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText()
  const isBusy = useNavigation().state === 'loading'
  return (
    <Page title={t('reports.title')} head={null} isBusy={isBusy} className={styles.page}>
      {children}
    </Page>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <PageSkeleton title={t('reports.title')}>
      <ListSkeleton
        above={[{ width: 'min(720px, 100%)', height: '120px' }, { ratio: '4 / 1' }]}
        rows={4}
        row={{ height: '46px' }}
      />
    </PageSkeleton>
  )
}
