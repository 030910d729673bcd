import { statementMonthPattern } from '@marea/contract/statements/monthly/statement.ts'
import { sampleStatement } from '@marea/contract/statements/monthly/texts/sample-statement.ts'
import { useLoaderData, useNavigation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import type { Route } from './+types/statement-page.ts'
import { StatementSheet } from './sheet/statement-sheet.tsx'
import { SampleSide, StatementSide } from './statement-side.tsx'
import styles from './statements.module.css'

export const shouldRevalidate = withOfflineData

const sample = 'sample'
const allStatements = '/property-management/statements'

export function clientLoader({ params: { month } }: Route.ClientLoaderArgs) {
  return whenManager(async () => {
    if (month === sample) return { isSample: true as const }
    if (!statementMonthPattern.test(month)) return { isUnknown: true as const }
    return {
      statement: await loadPart(
        call('GET /owner/statements/:month', { params: { month }, query: {} }),
      ),
    }
  })
}

export default function StatementPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  const isBusy = useNavigation().state === 'loading'
  if (!loaded) return <HydrateFallback />
  if ('isUnknown' in loaded) return <NotFound />
  if ('isSample' in loaded) {
    const { month } = sampleStatement
    return (
      <Page title={t('statements.sample_title')} head={null} className={styles.wrap}>
        <SampleSide />
        <StatementSheet statement={sampleStatement} sealsOn={sealDayOf(month)} isSample />
      </Page>
    )
  }
  const { value: statement, error } = loaded.statement
  if (!statement) {
    const isUnknown = error instanceof ProblemError && error.code === 'resource.not_found'
    if (isUnknown) return <NotFound />
    return (
      <Page title={t('statements.title')}>
        <LoadError title={t('statements.one_load_failed')} error={error} onRetry={revalidate} />
      </Page>
    )
  }
  return (
    <Page title={t('statements.document')} head={null} isBusy={isBusy} className={styles.wrap}>
      <StatementSide
        key={statement.month}
        statement={statement}
        sealsOn={sealDayOf(statement.month)}
      />
      <StatementSheet statement={statement} sealsOn={sealDayOf(statement.month)} />
    </Page>
  )
}

/** The first day of the month after. */
function sealDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
}

function NotFound() {
  const t = useText()
  return (
    <Page title={t('statements.title')} head={null}>
      <EmptyState
        level={1}
        title={t('statements.not_found')}
        actions={
          <LinkButton to={allStatements} kind='quiet'>
            {t('statements.all')}
          </LinkButton>
        }
      >
        {t('statements.not_found_description')}
      </EmptyState>
    </Page>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <PageSkeleton title={t('statements.document')}>
      <ListSkeleton
        above={[{ width: 'min(816px, 100%)', height: '240px' }]}
        rows={6}
        row={{ height: '28px' }}
      />
    </PageSkeleton>
  )
}
