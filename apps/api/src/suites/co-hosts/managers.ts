import type { Ctx } from '#platform/ctx.ts'
import { listCoHosts } from './co-host-store.ts'

/** The managers of a home are the owner and co-hosts with full access. */
export async function listManagers(
  ctx: Ctx,
  { suiteId, ownerId }: { suiteId: string; ownerId: string },
): Promise<string[]> {
  const coHosts = await listCoHosts(ctx.db, [suiteId])
  return [ownerId, ...coHosts.filter(({ role }) => role === 'full').map(({ userId }) => userId)]
}
