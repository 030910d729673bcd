import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { lockManagedSuite, requireManagedSuite } from './managed-home.ts'

/** The signed-in owner's suite; another owner's is not found, and co-hosts are refused. */
export function lockOwnSuite(ctx: TransactionCtx, suiteId: string) {
  return lockManagedSuite(ctx, suiteId, 'own')
}

export function requireOwnSuite(ctx: Ctx, slug: string) {
  return requireManagedSuite(ctx, slug, 'own')
}
