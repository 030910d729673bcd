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
import { Heading } from '#ui/text/heading.tsx'
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
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('saved_searches.title')} isPrivate />
      <Heading level={1}>{t('saved_searches.title')}</Heading>
      {searches.length === 0 ? (
        <div className={styles.none}>
          <EmptyState
            title={t('saved_searches.empty')}
            actions={<LinkButton to='/'>{t('saved_searches.explore')}</LinkButton>}
          >
            {t('saved_searches.empty_description')}
          </EmptyState>
        </div>
      ) : (
        <>
          <p className={`soft ${styles.intro}`}>
            {t('saved_searches.description')}{' '}
            <TextLink to='/account-settings/notifications'>{t('saved_searches.settings')}</TextLink>
          </p>
          <ul className={styles.list}>
            {searches.map((search) => (
              <SavedSearchItem key={search.id} search={search} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('saved_searches.title')} isPrivate />
      <Heading level={1}>{t('saved_searches.title')}</Heading>
      <ListSkeleton className={styles.none} rows={3} row={{ height: '132px' }} />
    </div>
  )
}
