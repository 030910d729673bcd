import { randomBytes } from 'node:crypto'
import type { FavoriteList } from '@marea/contract/favorites/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { deleteBoard, insertBoard, listBoards, updateBoard } from './store.ts'

const maxLists = 50
const done = { done: true } as const

export async function createList(ctx: Ctx, name: string): Promise<FavoriteList> {
  const { userId } = personOf(ctx)
  const lists = await listBoards(ctx.db, userId)
  if (lists.length >= maxLists) throw new Problem('favorites.too_many')
  const list = await insertBoard(ctx.db, { userId, name, createdAt: ctx.now })
  return { ...list, items: [] }
}

export async function renameList(ctx: Ctx, id: string, name: string) {
  await requireOwn(updateBoard(ctx.db, requireSignedInOwner(ctx, id), { name }))
  return done
}

export async function removeList(ctx: Ctx, id: string) {
  await requireOwn(deleteBoard(ctx.db, requireSignedInOwner(ctx, id)))
  return done
}

/** Each sharing creates a new link, so that an old one stops working. */
export async function shareList(ctx: Ctx, id: string): Promise<{ secret: string }> {
  const secret = randomBytes(18).toString('base64url')
  await requireOwn(updateBoard(ctx.db, requireSignedInOwner(ctx, id), { secret }))
  return { secret }
}

export async function unshareList(ctx: Ctx, id: string) {
  await requireOwn(updateBoard(ctx.db, requireSignedInOwner(ctx, id), { secret: null }))
  return done
}

function requireSignedInOwner(ctx: Ctx, id: string) {
  return { id, userId: personOf(ctx).userId }
}

async function requireOwn(isOwn: Promise<boolean>): Promise<void> {
  if (!(await isOwn)) throw new Problem('resource.not_found')
}
