import type { CalendarExport } from '@marea/contract/channels/endpoints.ts'
import { insertExports, listExports, replaceExport } from '#channels/export-store.ts'
import { homesOf } from '#channels/homes.ts'
import { randomText } from '#platform/crypto/random.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'

const secretBytes = 24

/** The export addresses of some homes; a home gets its address when it is first asked for. */
export async function exportsOf(ctx: Ctx, suiteIds: readonly string[]): Promise<CalendarExport[]> {
  await insertExports(
    ctx.db,
    suiteIds.map((suiteId) => ({ suiteId, secret: newSecret(), createdAt: ctx.now })),
  )
  const homes = await homesOf(ctx, suiteIds)
  const exports = new Map((await listExports(ctx.db, suiteIds)).map((each) => [each.suiteId, each]))
  return suiteIds.flatMap((suiteId) => {
    const known = exports.get(suiteId)
    const suite = homes.get(suiteId)
    if (!known || !suite) return []
    const { secret, createdAt, lastReadAt, lastReadBy } = known
    return {
      suite,
      url: exportAddress(ctx, secret),
      createdAt: createdAt.toString(),
      lastRead: lastReadAt && lastReadBy ? { at: lastReadAt.toString(), by: lastReadBy } : null,
    }
  })
}

/** The old address stops at once. */
export async function regenerateExport(ctx: Ctx, slug: string): Promise<CalendarExport> {
  const { id: suiteId, ownerId } = await requireManagedSuite(ctx, slug, 'calendar')
  await inTransaction(ctx, async (ctx) => {
    await replaceExport(ctx.db, { suiteId, secret: newSecret(), createdAt: ctx.now })
    const subject = `suite:${suiteId}` as const
    await recordEvent(ctx, { kind: 'channels.export_regenerated', subject, data: { ownerId } })
  })
  const [shown] = await exportsOf(ctx, [suiteId])
  if (!shown) throw new Problem('resource.not_found')
  return shown
}

function newSecret(): string {
  return randomText(secretBytes, 'base64url')
}

export function exportAddress({ config }: Ctx, secret: string): string {
  const base = config.apiUrl ?? `${config.publicUrl.replace(/\/+$/, '')}/api`
  return `${base.replace(/\/+$/, '')}/calendars/${secret}.ics`
}
