import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { RowList } from '#ui/page/row-list.tsx'
import { SavedSearchItem } from './saved-search-item.tsx'

export function clientLoader() {
  return whenSignedIn(() => call('GET /saved-searches'))
}

export default function SavedSearchesPage() {
  const t = useText()
  const searches = useLoaderData<typeof clientLoader>()
  if (!searches) return <HydrateFallback />
  return (
    <Page title={t('saved_searches.title')} lead={searches.length > 0 && <Lead />} isNarrow>
      {searches.length === 0 ? (
        <EmptyState
          title={t('saved_searches.empty')}
          actions={<LinkButton to='/'>{t('saved_searches.explore')}</LinkButton>}
        >
          {t('saved_searches.empty_description')}
        </EmptyState>
      ) : (
        <RowList>
          {searches.map((search) => (
            <SavedSearchItem key={search.id} search={search} />
          ))}
        </RowList>
      )}
    </Page>
  )
}

function Lead() {
  const t = useText()
  return (
    <p>
      {t('saved_searches.description')}{' '}
      <TextLink to='/account-settings/notifications'>{t('saved_searches.settings')}</TextLink>
    </p>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <PageSkeleton title={t('saved_searches.title')} isNarrow rows={3} row={{ height: '132px' }} />
  )
}
