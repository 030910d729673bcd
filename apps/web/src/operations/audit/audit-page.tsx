import type { AuditLog } from '@marea/contract/operations/audit.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call, callForFile } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { ActionLink, TextButton } from '#ui/button/text-link.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import type { Route } from './+types/audit-page.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditQuery, withBefore } from './audit-query.ts'
import { AuditTable } from './audit-table.tsx'
import { ChainState } from './chain-state.tsx'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = auditQuery(new URL(request.url).search)
  return whenAdmin(() => loadPart(call('GET /admin/audit', { query })))
}

export default function AuditPage() {
  const t = useText()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('audit.title')}
      lead={t('audit.description')}
      failed={t('audit.load_failed')}
    >
      {(log) => <Log log={log} />}
    </LoadedPage>
  )
}

function Log({ log }: { log: AuditLog }) {
  const t = useText()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const isOlder = auditQuery(search).before !== undefined
  return (
    <>
      <ChainState chain={log.chain} onVerified={revalidate} />
      <AuditFilters admins={log.admins} />
      <AuditTable acts={log.acts} tools={<Download />} />
      <Inline gap={5}>
        {isOlder && (
          <ActionLink to={`/admin/audit${withBefore(search, null)}`}>
            {t('audit.newest')}
          </ActionLink>
        )}
        {log.next !== null && (
          <ActionLink to={`/admin/audit${withBefore(search, log.next)}`} icon='right'>
            {t('audit.older')}
          </ActionLink>
        )}
      </Inline>
    </>
  )
}

function Download() {
  const t = useText()
  const language = useLanguage()
  const { search } = useLocation()
  const { isBusy, error, attempt } = useAttempt()

  function download() {
    const { before: _, ...filters } = auditQuery(search)
    attempt(async () => {
      const query = { ...filters, language }
      saveFile('marea-audit-log.csv', await callForFile('GET /admin/audit.csv', { query }))
    })
  }

  return (
    <>
      <TextButton icon='download' aria-busy={isBusy} onClick={download}>
        {t('audit.download')}
      </TextButton>
      <ActionError title={t('audit.download_failed')} error={error} />
    </>
  )
}

export const HydrateFallback = PageSkeleton
