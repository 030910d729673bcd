import { randomBytes } from 'node:crypto'
import type { Board } from '@marea/contract/favorites/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { deleteBoard, insertBoard, listBoards, updateBoard } from './store.ts'

const mostBoards = 50
const done = { done: true } as const

export async function startBoard(ctx: Ctx, name: string): Promise<Board> {
  const { userId } = personOf(ctx)
  const boards = await listBoards(ctx.db, userId)
  if (boards.length >= mostBoards) throw new Problem('favorites.too_many')
  const board = await insertBoard(ctx.db, { userId, name, createdAt: ctx.now })
  return { ...board, items: [] }
}

export async function renameBoard(ctx: Ctx, id: string, name: string) {
  await requireOwn(updateBoard(ctx.db, own(ctx, id), { name }))
  return done
}

export async function removeBoard(ctx: Ctx, id: string) {
  await requireOwn(deleteBoard(ctx.db, own(ctx, id)))
  return done
}

/** Each sharing creates a new link, so that an old one can be withdrawn. */
export async function shareBoard(ctx: Ctx, id: string): Promise<{ secret: string }> {
  const secret = randomBytes(18).toString('base64url')
  await requireOwn(updateBoard(ctx.db, own(ctx, id), { secret }))
  return { secret }
}

export async function unshareBoard(ctx: Ctx, id: string) {
  await requireOwn(updateBoard(ctx.db, own(ctx, id), { secret: null }))
  return done
}

function own(ctx: Ctx, id: string) {
  return { id, userId: personOf(ctx).userId }
}

async function requireOwn(isOwn: Promise<boolean>): Promise<void> {
  if (!(await isOwn)) throw new Problem('resource.not_found')
}
