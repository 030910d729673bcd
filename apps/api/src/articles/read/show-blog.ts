import type { Language } from '@marea/contract/platform/language.ts'
import { listCovers } from '#articles/store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { freshSeconds } from './freshness.ts'
import { listedArticle, publicArticle } from './public-article.ts'
import { countPublic, findBySlug, listPublic, type PublicRow } from './public-store.ts'
import { relatedPosts } from './related-posts.ts'

const perPage = 20
const comparedPosts = 60
const kind = 'post'

export async function listBlog(ctx: Ctx, wish: { language: Language; page: number }) {
  const { db, now } = ctx
  const { language, page } = wish
  const count = await countPublic(db, { kind, now })
  const rows = await listPublic(db, { kind, now, limit: perPage, skip: (page - 1) * perPage })
  const posts = await withCovers(ctx, rows)
  return {
    items: posts.map((post) => listedArticle(post, language)),
    page,
    pages: Math.max(1, Math.ceil(count / perPage)),
    freshSeconds: await freshSeconds(ctx),
  }
}

/** A former address finds the post too; its page then redirects to the current one. */
export async function showArticle(
  ctx: Ctx,
  { slug, language }: { slug: string; language: Language },
) {
  const { db, now } = ctx
  const id = await findBySlug(db, kind, slug)
  const rows = id ? await listPublic(db, { kind, now, id }) : []
  const [post] = await withCovers(ctx, rows)
  if (!post) throw new Problem('resource.not_found')
  return {
    article: publicArticle(post, language),
    related: await relatedTo(ctx, post, language),
    freshSeconds: await freshSeconds(ctx),
  }
}

async function relatedTo(ctx: Ctx, post: { slug: string }, language: Language) {
  const { db, now } = ctx
  const recent = await listPublic(db, { kind, now, limit: comparedPosts })
  const related = relatedPosts(post.slug, recent, language)
  return (await withCovers(ctx, related)).map((each) => listedArticle(each, language))
}

async function withCovers({ db, companyTimeZone }: Ctx, rows: PublicRow[]) {
  const covers = await listCovers(
    db,
    rows.flatMap(({ content }) => content.coverKey ?? []),
  )
  return rows.map(({ slug, content, firstShownAt }) => ({
    slug,
    content,
    covers,
    publishedOn: todayIn(companyTimeZone, firstShownAt),
  }))
}
