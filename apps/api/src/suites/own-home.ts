import { personOf } from '#identity/account/user.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findSuiteBySlug, listSuiteNames, lockSuite } from './store.ts'

/** The signed-in owner's suite; another owner's is not found. */
export async function lockOwnSuite(ctx: TransactionCtx, suiteId: string) {
  const suite = await lockSuite(ctx.db, suiteId)
  if (!suite || !mayManage(ctx, suite.ownerId)) throw new Problem('resource.not_found')
  return suite
}

export async function requireOwnSuite(ctx: Ctx, slug: string) {
  const suite = await findSuiteBySlug(ctx.db, slug)
  if (!suite || !mayManage(ctx, suite.ownerId)) throw new Problem('resource.not_found')
  return suite
}

export function ownSuites(ctx: Ctx) {
  const { userId, profile } = personOf(ctx)
  return listSuiteNames(ctx.db, profile === 'ADMIN' ? {} : { ownerId: userId })
}

function mayManage({ actor }: Ctx, ownerId: string): boolean {
  if (actor.kind === 'system') return true
  return actor.kind === 'person' && (actor.profile === 'ADMIN' || actor.userId === ownerId)
}
