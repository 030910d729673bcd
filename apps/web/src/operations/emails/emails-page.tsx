import { type EmailLog, emailStates } from '@marea/contract/operations/emails.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Detail } from '#ui/page/detail.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/emails-page.ts'
import { EmailDetail } from './email-detail.tsx'
import { EmailFilterForm } from './email-filters.tsx'
import { type EmailFilters, emailFilters, emailsAddress } from './email-query.ts'
import { EmailTable } from './email-table.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = emailFilters(new URL(request.url).search)
  return whenAdmin(() => loadPart(call('GET /admin/emails', { query })))
}

export default function EmailsPage() {
  const t = useText()
  const { search } = useLocation()
  const filters = emailFilters(search)
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('emails.title')}
      lead={t('emails.description')}
      filters={<EmailFilterForm />}
      failed={t('emails.load_failed')}
    >
      {(log) => <Log log={log} filters={filters} />}
    </LoadedPage>
  )
}

type LogProps = { log: EmailLog; filters: EmailFilters }

function Log({ log, filters }: LogProps) {
  const t = useText()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const openedId = new URLSearchParams(search).get('open')
  const opened = log.items.find(({ id }) => id === openedId)
  return (
    <>
      <States log={log} filters={filters} />
      <Detail
        label={t('emails.detail')}
        list={<List log={log} filters={filters} />}
        back={{ to: emailsAddress(filters), label: t('emails.back') }}
      >
        {opened && <EmailDetail email={opened} onRetried={revalidate} />}
      </Detail>
    </>
  )
}

function States({ log: { counts }, filters }: LogProps) {
  const t = useText()
  const { state, ...others } = filters
  return (
    <TabLinks
      label={t('emails.tabs')}
      links={[undefined, ...emailStates].map((each) => ({
        to: emailsAddress({ ...others, ...(each ? { state: each } : {}), page: 1 }),
        label: each ? t(`emails.state.${each}`) : t('emails.all'),
        ...(each ? { count: counts[each] ?? 0 } : {}),
        isCurrent: each === state,
      }))}
    />
  )
}

function List({ log: { items, count, page, pages }, filters }: LogProps) {
  const t = useText()
  const { state: _, page: __, ...searched } = filters
  if (items.length === 0) {
    const isSearch = Object.keys(searched).length > 0
    return (
      <EmptyState title={t(isSearch ? 'emails.none_found' : 'emails.none')}>
        {t(isSearch ? 'emails.none_found_description' : 'emails.none_description')}
      </EmptyState>
    )
  }
  return (
    <>
      <p className='soft small' role='status'>
        {t('emails.count', { count })}
      </p>
      <EmailTable items={items} href={(id) => emailsAddress(filters, id)} />
      <Pagination
        page={page}
        count={pages}
        href={(each) => emailsAddress({ ...filters, page: each })}
      />
    </>
  )
}

export const HydrateFallback = PageSkeleton
