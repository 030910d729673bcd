import { shownLanguage } from '@marea/contract/articles/content.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listSimilar } from './public-store.ts'

export async function postsWithSimilarSlug(
  { db, now }: Ctx,
  wish: { slug: string; language: Language; limit: number },
) {
  const { slug, language, limit } = wish
  const rows = await listSimilar(db, { now, slug, limit })
  return rows.map(({ slug, content }) => {
    const shown = shownLanguage(content, language)
    return { slug, language: shown, title: content.texts[shown].title }
  })
}
