import { textFilters } from '@marea/contract/locale/text-editor.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/texts-page.ts'
import { PublishBar } from './publish-bar.tsx'
import { TextEditor } from './text-editor.tsx'
import { TextList } from './text-list.tsx'
import { TextSearch } from './text-search.tsx'
import styles from './texts.module.css'
import { textsAddress, wishOf } from './texts-address.ts'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { key, ...query } = wishOf(new URL(request.url).search)
  return whenAdmin(async () => {
    const [list, opened] = await Promise.all([
      loadPart(call('GET /admin/texts', { query })),
      key ? loadPart(call('GET /admin/texts/:key', { params: { key } })) : undefined,
    ])
    return { list, opened, wish: { ...query, key } }
  })
}

export default function TextsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { list, opened, wish } = loaded
  if (!list.value) {
    return (
      <div className={`measure ${styles.page}`}>
        <PageHead title={t('text_editor.title')} isPrivate />
        <PageHeading title={t('text_editor.title')} />
        <LoadError title={t('text_editor.load_failed')} error={list.error} onRetry={revalidate} />
      </div>
    )
  }
  const { counts, ready, toFix, items, page, pages } = list.value
  return (
    <div className={`measure ${styles.page}`} data-open={opened ? true : undefined}>
      <PageHead title={t('text_editor.title')} isPrivate />
      <PageHeading
        title={t('text_editor.title')}
        lead={t('text_editor.description', { count: counts.all })}
      />
      <TabLinks
        label={t('text_editor.title')}
        links={textFilters.map((filter) => ({
          to: textsAddress({ ...wish, filter, page: 1, key: undefined }),
          label: t(`text_editor.filter.${filter}`),
          count: counts[filter],
          isCurrent: filter === wish.filter,
        }))}
      />
      <TextSearch key={wish.search} wish={wish} />
      <div className={styles.panes}>
        <div className={styles.list}>
          <TextList items={items} page={page} pages={pages} wish={wish} />
        </div>
        {opened && (
          <aside className={styles.editor} aria-label={wish.key}>
            <TextLink to={textsAddress({ ...wish, key: undefined })}>
              {t('text_editor.back')}
            </TextLink>
            {opened.value ? (
              <TextEditor key={wish.key} text={opened.value} onChanged={revalidate} />
            ) : (
              <LoadError
                title={t('text_editor.load_failed')}
                error={opened.error}
                onRetry={revalidate}
              />
            )}
          </aside>
        )}
      </div>
      <PublishBar ready={ready} toFix={toFix} onPublished={revalidate} />
    </div>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.page} rows={6} />
}
