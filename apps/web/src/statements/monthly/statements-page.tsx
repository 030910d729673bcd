import type { StatementList } from '@marea/contract/statements/monthly/statement.ts'
import { sampleStatement } from '@marea/contract/statements/monthly/texts/sample-statement.ts'
import { useState } from 'react'
import { useLoaderData, useLocation, useNavigation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { FinancialTabs } from '#statements/financials/financial-tabs.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { StatementSheet } from './sheet/statement-sheet.tsx'
import { StatementTable } from './statement-table.tsx'
import { FileResult } from './verify/file-result.tsx'
import { useMonthCheck } from './verify/month-check.tsx'
import { ChooseFile, useVerifyFile } from './verify/verify-file.tsx'

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
    <Page
      title={t('statements.title')}
      tabs={<FinancialTabs current='statements' />}
      head={null}
      gap='small'
      isBusy={isBusy}
    >
      {loaded.value ? (
        <Statements list={loaded.value} />
      ) : (
        <>
          <PageHead title={t('statements.title')} />
          <LoadError
            title={t('statements.load_failed')}
            error={loaded.error}
            onRetry={revalidate}
          />
        </>
      )}
    </Page>
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
      <PageHead
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
      <PageHead title={t('statements.title')} />
      <EmptyState title={t('statements.no_homes')}>
        {t('statements.no_homes_description')}
      </EmptyState>
    </>
  )
}

function Sample({ sealsOn }: { sealsOn: string }) {
  const t = useText()
  return (
    <>
      <PageHead title={t('statements.title')} />
      <EmptyState title={t('statements.empty')}>{t('statements.empty_description')}</EmptyState>
      <Heading level={2}>{t('statements.sample_title')}</Heading>
      <p className='soft'>{t('statements.sample_note')}</p>
      <StatementSheet statement={sampleStatement} sealsOn={sealsOn} isSample />
    </>
  )
}

export function HydrateFallback() {
  return <PageSkeleton title={useText()('statements.title')} rows={6} row={{ height: '46px' }} />
}
