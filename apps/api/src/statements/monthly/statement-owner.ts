import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'
import { findStatementOwner, type StatementOwner } from './owner-store.ts'

/**
 * The owner whose statements are read: the reader, or a home's owner, which only the owner and operations may see,
 * because statements cover the balance of all of the owner's homes.
 */
export async function requireStatementOwner(
  ctx: Ctx,
  home: string | undefined,
): Promise<StatementOwner> {
  const ownerId =
    home === undefined
      ? personOf(ctx).userId
      : (await requireManagedSuite(ctx, home, 'own')).ownerId
  const owner = await findStatementOwner(ctx.db, ownerId)
  if (!owner) throw new Problem('resource.not_found')
  return owner
}
