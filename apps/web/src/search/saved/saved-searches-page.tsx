import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { SavedSearchItem } from './saved-search-item.tsx'
import styles from './saved-searches.module.css'

export const headers = personal

export function clientLoader() {
  return whenSignedIn(() => call('GET /saved-searches'))
}

export default function SavedSearchesPage() {
  const t = useText()
  const searches = useLoaderData<typeof clientLoader>()
  if (!searches) return <HydrateFallback />
  return (
    <div className='measure'>
      <PageHead title={t('saved_searches.title')} isPrivate />
      <PageHeading title={t('saved_searches.title')} lead={searches.length > 0 && <Lead />} />
      {searches.length === 0 ? (
        <EmptyState
          title={t('saved_searches.empty')}
          actions={<LinkButton to='/'>{t('saved_searches.explore')}</LinkButton>}
        >
          {t('saved_searches.empty_description')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {searches.map((search) => (
            <SavedSearchItem key={search.id} search={search} />
          ))}
        </ul>
      )}
    </div>
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
    <div className='measure'>
      <PageHead title={t('saved_searches.title')} isPrivate />
      <PageHeading title={t('saved_searches.title')} />
      <ListSkeleton rows={3} row={{ height: '132px' }} />
    </div>
  )
}
