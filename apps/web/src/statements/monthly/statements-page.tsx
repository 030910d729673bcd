import type { StatementList } from '@marea/contract/statements/monthly/statement.ts'
import { sampleStatement } from '@marea/contract/statements/monthly/texts/sample-statement.ts'
import { useState } from 'react'
import { useLoaderData, useLocation, useNavigation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { FinancialTabs } from '#statements/financials/financial-tabs.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { StatementSheet } from './sheet/statement-sheet.tsx'
import { StatementTable } from './statement-table.tsx'
import styles from './statements.module.css'
import { FileResult } from './verify/file-result.tsx'
import { useMonthCheck } from './verify/month-check.tsx'
import { ChooseFile, useVerifyFile } from './verify/verify-file.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

const firstMonths = 13

export function clientLoader() {
  return whenManager(() => loadPart(call('GET /owner/statements', { query: {} })))
}

export default function StatementsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  const isBusy = useNavigation().state === 'loading'
  if (!loaded) return <HydrateFallback />
  return (
    <div className={`measure ${styles.page}`} aria-busy={isBusy}>
      <PageHead title={t('statements.title')} isPrivate />
      <FinancialTabs current='statements' />
      {loaded.value ? (
        <Statements list={loaded.value} />
      ) : (
        <>
          <PageHeading title={t('statements.title')} />
          <LoadError
            title={t('statements.load_failed')}
            error={loaded.error}
            onRetry={revalidate}
          />
        </>
      )}
    </div>
  )
}

function Statements({ list }: { list: StatementList }) {
  const t = useText()
  const check = useMonthCheck()
  const file = useVerifyFile()
  const [isAll, setAll] = useState(false)
  const isSorted = new URLSearchParams(useLocation().search).has('sort')
  if (list.homes.length === 0) return <NoHomes />
  if (list.months.length === 0) return <Sample sealsOn={list.sealsOn} />
  const shown = isAll || isSorted ? list.months : list.months.slice(0, firstMonths)
  return (
    <>
      <PageHeading
        title={t('statements.title')}
        lead={t('statements.description')}
        actions={
          <ChooseFile
            label={t('statements.verify_file')}
            isBusy={file.isBusy}
            onChoose={file.verify}
          />
        }
      />
      <FileResult check={file} />
      <StatementTable months={shown} sealsOn={list.sealsOn} check={check} />
      <p className='soft small'>{t('statements.adds_up')}</p>
      {shown.length < list.months.length && (
        <p>
          <TextButton icon='down' onClick={() => setAll(true)}>
            {t('statements.earlier')}
          </TextButton>
        </p>
      )}
    </>
  )
}

function NoHomes() {
  const t = useText()
  return (
    <>
      <PageHeading title={t('statements.title')} />
      <EmptyState title={t('statements.no_homes')}>
        {t('statements.no_homes_description')}
      </EmptyState>
    </>
  )
}

function Sample({ sealsOn }: { sealsOn: string }) {
  const t = useText()
  return (
    <div className={styles.sampleNote}>
      <PageHeading title={t('statements.title')} />
      <EmptyState title={t('statements.empty')}>{t('statements.empty_description')}</EmptyState>
      <Heading level={2}>{t('statements.sample_title')}</Heading>
      <p className='soft'>{t('statements.sample_note')}</p>
      <StatementSheet statement={sampleStatement} sealsOn={sealsOn} isSample />
    </div>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('statements.title')} isPrivate />
      <PageHeading title={t('statements.title')} />
      <ListSkeleton className={styles.skeleton} rows={6} row={{ height: '46px' }} />
    </div>
  )
}
