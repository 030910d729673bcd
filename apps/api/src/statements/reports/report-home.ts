import type { Ctx } from '#platform/ctx.ts'
import { managedSuites, requireManagedSuite } from '#suites/managed-home.ts'
import type { ReportHome } from './compare.ts'

/** A home whose money the reader may not see is refused as everywhere else. */
export async function requireReportHome(ctx: Ctx, slug: string): Promise<ReportHome> {
  const { id, ownerId, name } = await requireManagedSuite(ctx, slug, 'full')
  return { id, ownerId, slug, name }
}

/** The one home that is asked for, or every home whose money the reader may see. */
export async function reportHomes(ctx: Ctx, slug: string | undefined): Promise<ReportHome[]> {
  return slug === undefined ? managedSuites(ctx, 'full') : [await requireReportHome(ctx, slug)]
}
