import { pipeline, type Readable, Transform } from 'node:stream'
import { exportLinkMinutes, type RequestedExport } from '@marea/contract/operations/exports.ts'
import { personOf, requireFreshSecondFactor } from '#identity/account/user.ts'
import { namesOfUsers } from '#identity/account/user-names.ts'
import { directUrlOf } from '#operations/backup/scheduled-backup.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { finishExport, insertExport, listExports, useLink } from './export-store.ts'
import { exportName, openExport } from './write-export.ts'

export async function showExports(ctx: Ctx): Promise<RequestedExport[]> {
  const rows = await listExports(ctx.db)
  const names = await namesOfUsers(
    ctx,
    rows.map(({ requestedBy }) => requestedBy),
  )
  return rows.map(({ requestedBy, requestedAt, startedAt, finishedAt, ...row }) => ({
    ...row,
    requestedBy: names.get(requestedBy) ?? '',
    requestedAt: requestedAt.toString(),
    startedAt: startedAt?.toString() ?? null,
    finishedAt: finishedAt?.toString() ?? null,
  }))
}

/** A browser downloads large files from a link, which cannot carry the session. */
export async function requestExport(
  ctx: Ctx,
  { reason }: { reason: string },
): Promise<{ url: string }> {
  requireFreshSecondFactor(ctx)
  const { userId: requestedBy } = personOf(ctx)
  const token = createToken()
  const tokenHash = hashToken(token)
  await inTransaction(ctx, async (ctx) => {
    await insertExport(ctx.db, { requestedBy, requestedAt: ctx.now, reason, tokenHash })
    await recordAdminAct(ctx, { act: 'exports.requested', subject, details: { reason } })
  })
  const base = ctx.config.apiUrl?.replace(/\/+$/, '') ?? '/api'
  return { url: `${base}/exports/${token}` }
}

export async function downloadExport(ctx: Ctx, token: string): Promise<RawResponse> {
  const id = await inTransaction(ctx, async (ctx) => {
    const { now } = ctx
    const since = now.subtract({ minutes: exportLinkMinutes })
    const found = await useLink(ctx.db, hashToken(token), { since, now })
    if (!found) throw new Problem('resource.not_found')
    await recordAdminAct(ctx, { act: 'exports.downloaded', subject, adminId: found.requestedBy })
    return found.id
  })
  const { files, secrets } = ctx.ports
  const databaseUrl = await directUrlOf(ctx.config)
  const archive = await openExport({ databaseUrl, files, secrets }, ctx.now)
  if (!archive) throw new Problem('exports.under_way')
  return rawResponse({
    bytes: recordEnd(ctx, id, archive),
    type: 'application/gzip',
    headers: {
      'content-disposition': `attachment; filename="${exportName(ctx.now)}"`,
      'cache-control': 'private, no-store',
    },
  })
}

const subject = 'export:all'

/** The same bytes; the end is stored before the reader has it. */
function recordEnd(ctx: Ctx, id: number, archive: Readable): Readable {
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(null, chunk)
    },
    flush(done) {
      finishExport(ctx.db, id, bytes).then(() => done(), done)
    },
  })
  return pipeline(archive, counted, (error) => {
    if (error) ctx.log.warn({ err: error }, 'export stopped')
  })
}
