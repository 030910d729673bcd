import type { FaqGroup } from '@marea/contract/articles/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { shownTitle, titlesOf } from '#articles/faqs/group-titles.ts'
import type { Ctx } from '#platform/ctx.ts'
import { freshSeconds } from './freshness.ts'
import { publicQuestion } from './public-article.ts'
import { listGroups, listPublic } from './public-store.ts'

/** Groups without a published question are left out. */
export async function showFaqs(ctx: Ctx, language: Language) {
  const { db, now } = ctx
  const rows = await listPublic(db, { kind: 'question', now })
  const groups = (await listGroups(db)).map(
    ({ id, anchor, titles }): FaqGroup => ({
      anchor,
      ...shownTitle(titlesOf(titles), language),
      questions: rows
        .filter(({ groupId }) => groupId === id)
        .map((row) => publicQuestion(row, language)),
    }),
  )
  return {
    groups: groups.filter(({ questions }) => questions.length > 0),
    freshSeconds: await freshSeconds(ctx),
  }
}
