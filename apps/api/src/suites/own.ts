import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { lockSuite } from './store.ts'

/** The suite of whoever acts; another's is not found. */
export async function lockOwnSuite(ctx: TransactionCtx, suiteId: string) {
  const suite = await lockSuite(ctx.db, suiteId)
  if (!suite || !mayManage(ctx, suite.ownerId)) throw new Problem('resource.not_found')
  return suite
}

function mayManage({ actor }: Ctx, ownerId: string): boolean {
  if (actor.kind === 'system') return true
  return actor.kind === 'person' && (actor.profile === 'ADMIN' || actor.userId === ownerId)
}
