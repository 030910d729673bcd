import type { Language } from '@marea/contract/platform/language.ts'
import { publicArticle, publicQuestion } from '#articles/read/public-article.ts'
import { listCovers } from '#articles/store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { requireArticle } from './change-article.ts'

/** Uses the function that writes the published page, so that the preview equals it. */
export async function previewArticle(ctx: Ctx, id: string, language: Language) {
  const row = await requireArticle(ctx, id)
  if (row.kind === 'question') return { article: null, question: publicQuestion(row, language) }
  const { coverKey } = row.content
  const covers = coverKey ? await listCovers(ctx.db, [coverKey]) : []
  const publishedOn = todayIn(ctx.companyTimeZone, row.firstShownAt ?? row.scheduledAt ?? ctx.now)
  return { article: publicArticle({ ...row, covers, publishedOn }, language), question: null }
}
