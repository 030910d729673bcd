import type { FaqGroup } from '@marea/contract/articles/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { freshSeconds } from '#articles/read/freshness.ts'
import { publicQuestion } from '#articles/read/public-article.ts'
import { listPublic } from '#articles/read/public-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listGroups } from './group-store.ts'
import { shownTitle, titlesOf } from './group-titles.ts'

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
