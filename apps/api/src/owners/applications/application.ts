import type { OwnerApplication } from '@marea/contract/owners/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { isOn } from '#platform/switches/is-on.ts'
import { findApplication, insertApplication, listApplications } from './application-store.ts'

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>

type ApplicationDraft = { home: string; bedrooms: number; message: string }

export async function apply(ctx: Ctx, request: ApplicationDraft): Promise<OwnerApplication> {
  const { userId, profile } = personOf(ctx)
  if (profile !== 'USER') throw new Problem('owners.already_owner')
  if (!(await isOn(ctx, 'owner_applications'))) throw new Problem('owners.applications_paused')
  return inTransaction(ctx, async (ctx) => {
    const sent = await insertApplication(ctx.db, { ...request, userId, createdAt: ctx.now })
    if (!sent) throw new Problem('owners.application_open')
    await recordEvent(ctx, { kind: 'owners.application_sent', subject: `application:${sent.id}` })
    return applicationOf(await requireApplication(ctx, sent.id))
  })
}

export async function ownApplications(ctx: Ctx): Promise<OwnerApplication[]> {
  const rows = await listApplications(ctx.db, personOf(ctx).userId)
  return rows.map(applicationOf)
}

export async function requireApplication(ctx: Ctx, id: string): Promise<ApplicationRow> {
  const row = await findApplication(ctx.db, id)
  if (!row) throw new Problem('resource.not_found')
  return row
}

export function applicationOf(row: ApplicationRow): OwnerApplication {
  return {
    id: row.id,
    home: row.home,
    bedrooms: row.bedrooms,
    message: row.message,
    status: row.verdict ?? 'open',
    reason: row.reason || null,
    createdAt: row.createdAt.toString(),
    decidedAt: row.decidedAt?.toString() ?? null,
  }
}
