import type { AdminAgreement } from '@marea/contract/suites/agreements.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { VersionList } from '#statements/financials/version-terms.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { NewVersion } from './new-version.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/agreements')))
}

export default function AgreementsPage() {
  const t = useText()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('agreements.title')}
      lead={t('agreements.description')}
      failed={t('agreement.load_failed')}
    >
      {(agreements) => <List agreements={agreements} />}
    </LoadedPage>
  )
}

function List({ agreements }: { agreements: AdminAgreement[] }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const close = useCloseTo('?')
  const opened = agreements.find(({ id }) => id === new URLSearchParams(search).get('open'))
  if (agreements.length === 0) return <EmptyState title={t('agreements.none')} />
  return (
    <>
      <RowList>
        {agreements.map((agreement) => (
          <Row
            key={agreement.id}
            actions={
              <LinkButton to={`?open=${agreement.id}`} kind='quiet' isOverlay>
                {t('agreements.add')}
                <span className='hidden-label'> {agreement.owner.fullName}</span>
              </LinkButton>
            }
          >
            <Heading level={2} size='plain'>
              {agreement.owner.fullName}
            </Heading>
            <p className='soft small'>
              {agreement.homes.map(({ name }) => name).join(', ') || t('agreements.no_homes')}
            </p>
            <VersionList versions={agreement.versions} />
          </Row>
        ))}
      </RowList>
      {opened && <NewVersion agreement={opened} onClose={close} onAdded={revalidate} />}
    </>
  )
}

export const HydrateFallback = PageSkeleton
