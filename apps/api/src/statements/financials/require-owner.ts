import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { managedSuites } from '#suites/managed-home.ts'

/** Only the owner may read what Marea owes them: neither co-hosts nor operations read it here. */
export async function requireOwner(ctx: Ctx) {
  const { userId: ownerId } = personOf(ctx)
  const homes = (await managedSuites(ctx, 'own')).filter((home) => home.ownerId === ownerId)
  if (homes.length === 0) throw new Problem('resource.not_found')
  return { ownerId, homes }
}
