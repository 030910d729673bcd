import { type TextFilter, textFilters } from '@marea/contract/locale/text-editor.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Detail } from '#ui/page/detail.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { Loaded, LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/texts-page.ts'
import { PublishBar } from './publish-bar.tsx'
import { TextEditor } from './text-editor.tsx'
import { TextList } from './text-list.tsx'
import { type TextsWish, textsAddress, wishOf } from './texts-address.ts'

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
  const counts = list.value?.counts
  return (
    <LoadedPage
      loaded={list}
      title={t('text_editor.title')}
      lead={counts && t('text_editor.description', { count: counts.all })}
      failed={t('text_editor.load_failed')}
    >
      {({ counts, ready, toFix, items, page, pages }) => (
        <>
          <TextFilters counts={counts} wish={wish} />
          <Detail
            isWide
            label={wish.key ?? ''}
            list={<TextList items={items} page={page} pages={pages} wish={wish} />}
            back={{ to: textsAddress({ ...wish, key: undefined }), label: t('text_editor.back') }}
          >
            {opened && (
              <Loaded part={opened} failed={t('text_editor.load_failed')}>
                {(text) => <TextEditor key={wish.key} text={text} onChanged={revalidate} />}
              </Loaded>
            )}
          </Detail>
          <PublishBar ready={ready} toFix={toFix} onPublished={revalidate} />
        </>
      )}
    </LoadedPage>
  )
}

type TextFiltersProps = { counts: Record<TextFilter, number>; wish: TextsWish }

function TextFilters({ counts, wish }: TextFiltersProps) {
  const t = useText()
  return (
    <>
      <TabLinks
        label={t('text_editor.title')}
        links={textFilters.map((filter) => ({
          to: textsAddress({ ...wish, filter, page: 1, key: undefined }),
          label: t(`text_editor.filter.${filter}`),
          count: counts[filter],
          isCurrent: filter === wish.filter,
        }))}
      />
      <FilterBar
        keeps={['filter']}
        filters={[{ kind: 'text', name: 'search', label: t('text_editor.search'), maxLength: 200 }]}
      />
    </>
  )
}

export const HydrateFallback = PageSkeleton
