import { articleStates } from '@marea/contract/articles/editor.ts'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import styles from '#operations/article-editor/editor.module.css'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/blog-page.ts'
import { blogAddress, blogWishOf } from './blog-address.ts'
import { BlogSearch } from './blog-search.tsx'
import { PostTable } from './post-table.tsx'

export const headers = personal
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
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { wish, list } = loaded
  const { value, error } = list
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('blog_desk.title')} isPrivate />
      <PageHeading
        title={t('blog_desk.title')}
        lead={t('blog_desk.description')}
        actions={<NewPost />}
      />
      {value && (
        <TabLinks
          label={t('blog_desk.title')}
          links={(['all', ...articleStates] as const).map((state) => ({
            to: blogAddress({ ...wish, state, page: 1 }),
            label: t(state === 'all' ? 'blog_desk.all' : `article_state.${state}`),
            count: value.counts[state],
            isCurrent: state === wish.state,
          }))}
        />
      )}
      <BlogSearch key={wish.search} wish={wish} />

      {!value && (
        <LoadError title={t('blog_desk.load_failed')} error={error} onRetry={revalidate} />
      )}
      {value?.items.length === 0 && (
        <EmptyState title={t('blog_desk.none')}>{t('blog_desk.none_description')}</EmptyState>
      )}
      {value && value.items.length > 0 && (
        <>
          <PostTable posts={value.items} />
          <Pagination
            page={value.page}
            count={value.pages}
            href={(page) => blogAddress({ ...wish, page })}
          />
        </>
      )}
    </div>
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
      <Button busy={isBusy} onClick={create}>
        <Icon name='plus' small />
        {t('blog_desk.new')}
      </Button>
      <ActionError title={t('blog_desk.not_created')} error={error} />
    </>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.page} rows={4} />
}
