import { articleStates, type EditedArticle } from '@marea/contract/articles/editor.ts'
import { editedArticle } from '#articles/standing.ts'
import { listArticleRows } from '#articles/store.ts'
import type { Ctx } from '#platform/ctx.ts'

const perPage = 30

type Wish = { state: EditedArticle['state'] | 'all'; search: string; page: number }

export async function listArticles(ctx: Ctx, { state, search, page }: Wish) {
  const rows = await listArticleRows(ctx.db, { kind: 'post', now: ctx.now })
  const found = rows.map(editedArticle).filter((article) => isFound(article, search))
  const shown = found.filter((article) => state === 'all' || article.state === state)
  return {
    counts: countsOf(found),
    items: shown.slice((page - 1) * perPage, page * perPage),
    page,
    pages: Math.max(1, Math.ceil(shown.length / perPage)),
  }
}

function countsOf(articles: EditedArticle[]) {
  const counts = { all: articles.length, draft: 0, scheduled: 0, published: 0, unpublished: 0 }
  for (const state of articleStates) {
    counts[state] = articles.filter((article) => article.state === state).length
  }
  return counts
}

function isFound({ titles, slug, savedBy }: EditedArticle, search: string): boolean {
  const words = fold(search)
  return [...Object.values(titles), slug, savedBy ?? ''].some((text) => fold(text).includes(words))
}

/** Without accents and capitals, as people type when they search. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
