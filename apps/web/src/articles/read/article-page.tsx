import { data, redirect, useLoaderData } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { isMissing } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { useDataInLanguage } from '#platform/texts/use-data-in-language.ts'
import { notFoundNear } from '#shell/access/near-pages.ts'
import { PostArticle } from '#shell/pages/post-article.tsx'
import type { Route } from './+types/article-page.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { call, language } = context.get(pageContext)
  const given = { params: { slug: params.article }, query: { language } }
  try {
    const { article, related, freshSeconds } = await call('GET /articles/:slug', given)
    if (article.slug !== params.article) throw movedTo(article.slug, request)
    return data(
      { article, related, language },
      { headers: cacheable({ seconds: Math.min(60, freshSeconds) }) },
    )
  } catch (error) {
    if (isMissing(error)) throw await notFoundNear(request, context.get(pageContext))
    throw error
  }
}

/** Redirects a former address, in the requested language. */
function movedTo(slug: string, request: Request): Response {
  return redirect(`/blog/${slug}${new URL(request.url).search}`, 301)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadWhenOnline(serverLoader)
}

export default function ArticlePage() {
  const { article, related, language } = useLoaderData<typeof loader>()
  useDataInLanguage(language)
  return <PostArticle article={article} related={related} asked={language} />
}
