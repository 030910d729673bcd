import { data, useLoaderData } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { notFound } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useDataInLanguage } from '#platform/texts/use-data-in-language.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import type { Route } from './+types/blog-page.ts'
import { PostList } from './post-list.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call, language } = context.get(pageContext)
  const asked = new URL(request.url).searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,3}$/.test(asked)) throw notFound(request)
  const blog = await call('GET /articles', { query: { language, page: asked } })
  if (blog.items.length === 0 && blog.page > 1) throw notFound(request)
  return data(
    { blog, language },
    { headers: cacheable({ seconds: Math.min(60, blog.freshSeconds) }) },
  )
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadWhenOnline(serverLoader)
}

export default function BlogPage() {
  const t = useText()
  const { blog, language } = useLoaderData<typeof loader>()
  useDataInLanguage(language)
  return (
    <Page
      title={t('blog.title')}
      seo={{ description: t('blog.description') }}
      lead={t('blog.description')}
      gap='large'
      isLarge
    >
      {blog.items.length === 0 && (
        <EmptyState
          title={t('blog.none')}
          actions={<LinkButton to='/'>{t('shell.explore')}</LinkButton>}
        >
          {t('blog.none_description')}
        </EmptyState>
      )}
      <PostList posts={blog.items} hasLead={blog.page === 1} />
      <Pagination page={blog.page} count={blog.pages} href={(page) => `/blog?page=${page}`} />
    </Page>
  )
}
