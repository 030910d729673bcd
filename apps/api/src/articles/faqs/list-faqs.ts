import type { EditedFaqGroup } from '@marea/contract/articles/faq-editor.ts'
import { editedArticle } from '#articles/standing.ts'
import { listArticleRows } from '#articles/store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listGroups, listOrder } from './group-store.ts'
import { titlesOf } from './group-titles.ts'

export async function listFaqs({ db, now }: Ctx): Promise<{ groups: EditedFaqGroup[] }> {
  const rows = await listArticleRows(db, { kind: 'question', now })
  const order = await listOrder(db)
  const groups = (await listGroups(db)).map((group) => ({
    ...group,
    titles: titlesOf(group.titles),
    questions: order
      .filter(({ groupId }) => groupId === group.id)
      .flatMap(({ id }) => rows.find((row) => row.id === id) ?? [])
      .map(editedArticle),
  }))
  return { groups }
}
