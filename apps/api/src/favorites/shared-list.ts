import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { itemsOf } from './list-items.ts'
import { type OptionalStay, requestedStay } from './requested-stay.ts'
import { findBoardBySecret, listFavorites } from './store.ts'

/** A list for anyone with its link; unpublished homes are left out. */
export async function showSharedList(ctx: Ctx, secret: string, asked: OptionalStay) {
  const board = await findBoardBySecret(ctx.db, secret)
  if (!board) throw new Problem('resource.not_found')
  const saved = await listFavorites(ctx.db, board.userId)
  const onBoard = saved.filter(({ boardId }) => boardId === board.id)
  const items = await itemsOf(ctx, onBoard, requestedStay(ctx, asked))
  return {
    name: board.name,
    by: board.fullName.split(' ', 1)[0] ?? '',
    items: items.filter(({ isListed }) => isListed).map(({ kept: _, ...item }) => item),
  }
}
