import { requireArticle } from '#articles/edit/change-article.ts'
import { lockArticle } from '#articles/edit/edit-store.ts'
import { lockGroup } from '#articles/store.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import {
  appendQuestion,
  lockGroups,
  lockQuestions,
  type Place,
  placeGroup,
  placeQuestion,
} from './group-store.ts'
import { listFaqs } from './list-faqs.ts'

export type Direction = 'up' | 'down'

export function moveGroup(ctx: Ctx, id: string, direction: Direction) {
  return inTransaction(ctx, async (ctx) => {
    const swapped = swapWithNeighbor(await lockGroups(ctx.db), id, direction)
    for (const place of swapped) await placeGroup(ctx.db, place)
    if (swapped.length > 0) await note(ctx, { act: 'articles.group_moved', id, direction })
    return listFaqs(ctx)
  })
}

export function moveQuestion(ctx: Ctx, id: string, direction: Direction) {
  return inTransaction(ctx, async (ctx) => {
    const groupId = await groupOf(ctx, id)
    const swapped = swapWithNeighbor(await lockQuestions(ctx.db, groupId), id, direction)
    for (const place of swapped) await placeQuestion(ctx.db, place)
    if (swapped.length > 0) await note(ctx, { act: 'articles.moved', id, direction })
    return listFaqs(ctx)
  })
}

export function changeGroupOf(ctx: Ctx, id: string, groupId: string) {
  return inTransaction(ctx, async (ctx) => {
    const before = await groupOf(ctx, id)
    if (!(await lockGroup(ctx.db, groupId))) throw new Problem('resource.not_found')
    if (before === groupId) return listFaqs(ctx)
    if (!(await lockArticle(ctx.db, id))) throw new Problem('resource.not_found')
    await appendQuestion(ctx.db, id, groupId)
    await recordAdminAct(ctx, {
      act: 'articles.moved',
      subject: `article:${id}`,
      details: { before, after: groupId },
    })
    await recordEvent(ctx, { kind: 'articles.changed', subject: `article:${id}` })
    return listFaqs(ctx)
  })
}

async function groupOf(ctx: Ctx, id: string): Promise<string> {
  const { groupId } = await requireArticle(ctx, id)
  if (groupId === null) throw new Problem('resource.not_found')
  return groupId
}

/** The pair to swap, or none at the end of the list. */
function swapWithNeighbor(places: Place[], id: string, direction: Direction): Place[] {
  const sorted = places.toSorted((one, other) => one.position - other.position)
  const at = sorted.findIndex((place) => place.id === id)
  if (at < 0) throw new Problem('resource.not_found')
  const own = sorted[at]
  const neighbor = sorted[direction === 'up' ? at - 1 : at + 1]
  if (!own || !neighbor) return []
  return [
    { id: own.id, position: neighbor.position },
    { id: neighbor.id, position: own.position },
  ]
}

type Move = { act: 'articles.moved' | 'articles.group_moved'; id: string; direction: Direction }

async function note(ctx: TransactionCtx, { act, id, direction }: Move): Promise<void> {
  const kind = act === 'articles.moved' ? 'article' : 'faq_group'
  await recordAdminAct(ctx, { act, subject: `${kind}:${id}`, details: { direction } })
  await recordEvent(ctx, { kind: 'articles.changed', subject: `article:${id}` })
}
