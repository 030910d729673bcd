import { articleStates } from '@marea/contract/articles/editor.ts'
import { useLoaderData, useNavigate } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/blog-page.ts'
import { blogAddress, blogWishOf } from './blog-address.ts'
import { PostTable } from './post-table.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wish = blogWishOf(new URL(request.url).search)
  return whenAdmin(async () => ({
    wish,
    list: await loadPart(call('GET /admin/articles', { query: wish })),
  }))
}

export default function BlogPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const counts = loaded?.list.value?.counts
  return (
    <LoadedPage
      loaded={loaded ? loaded.list : null}
      title={t('admin_blog.title')}
      lead={t('admin_blog.description')}
      actions={<NewPost />}
      failed={t('admin_blog.load_failed')}
      filters={
        <>
          {loaded && counts && (
            <TabLinks
              label={t('admin_blog.title')}
              links={(['all', ...articleStates] as const).map((state) => ({
                to: blogAddress({ ...loaded.wish, state, page: 1 }),
                label: t(state === 'all' ? 'admin_blog.all' : `article_state.${state}`),
                count: counts[state],
                isCurrent: state === loaded.wish.state,
              }))}
            />
          )}
          <FilterBar
            keeps={['state']}
            filters={[
              { kind: 'text', name: 'search', label: t('admin_blog.search'), maxLength: 200 },
            ]}
          />
        </>
      }
    >
      {({ items, page, pages }) => (
        <>
          <PostTable posts={items} />
          <Pagination
            page={page}
            count={pages}
            href={(page) => (loaded ? blogAddress({ ...loaded.wish, page }) : '?')}
          />
        </>
      )}
    </LoadedPage>
  )
}

function NewPost() {
  const t = useText()
  const navigate = useNavigate()
  const { isBusy, error, attempt } = useAttempt()

  function create() {
    attempt(async () => {
      const { id } = await call('POST /admin/articles', { body: { groupId: null } })
      await navigate(`/admin/blog/${id}`)
    })
  }

  return (
    <>
      <Button icon='plus' busy={isBusy} onClick={create}>
        {t('admin_blog.new')}
      </Button>
      <ActionError title={t('admin_blog.not_created')} error={error} />
    </>
  )
}

export const HydrateFallback = PageSkeleton
