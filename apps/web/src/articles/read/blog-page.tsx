import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { data, useLoaderData } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { notFound } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useDataInLanguage } from '#platform/texts/use-data-in-language.ts'
import { Article, ArticleSection } from '#shell/pages/article.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import type { Route } from './+types/blog-page.ts'

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
  const reader = useLanguage()
  return (
    <Article title={t('blog.title')} summary={t('blog.description')}>
      {blog.items.length === 0 && <p>{t('blog.none')}</p>}
      {blog.items.map((post) => (
        <ArticleSection
          key={post.slug}
          title={post.title}
          to={`/blog/${post.slug}`}
          lang={post.language}
        >
          <p lang={post.language}>{post.summary}</p>
          <time className='soft small' dateTime={post.publishedOn}>
            {formatDay(post.publishedOn, reader, 'long')}
          </time>
        </ArticleSection>
      ))}
      <Pagination page={blog.page} count={blog.pages} href={(page) => `/blog?page=${page}`} />
    </Article>
  )
}
