import type { Ctx } from '#platform/ctx.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'
import type { ReportHome } from './compare.ts'

/** A home whose money the reader may not see is refused like anywhere else. */
export async function requireReportHome(ctx: Ctx, slug: string): Promise<ReportHome> {
  const { id, ownerId, name } = await requireManagedSuite(ctx, slug, 'full')
  return { id, ownerId, slug, name }
}
