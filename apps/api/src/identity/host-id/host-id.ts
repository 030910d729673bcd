import { randomBytes, randomUUID } from 'node:crypto'
import type { HostId, HostIdAccess, HostIdDocument } from '@marea/contract/identity/host-ids.ts'
import { z } from 'zod'
import { personOf } from '#identity/account/user.ts'
import { decrypt, encrypt, type KeyRing, seal, unseal } from '#platform/crypto/key-ring.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { storedImage, watermark } from './host-id-image.ts'
import {
  findHostId,
  type HostIdRow,
  insertAccess,
  listAccesses,
  listHostIdStatuses,
  lockHostId,
  updateHostId,
  upsertHostId,
} from './host-id-store.ts'

export const hostIdKeyRing: KeyRing = {
  table: 'hostIdKeys',
  secret: 'host-id-keys',
  label: 'host-id-key',
}

const Contents = z.object({ number: z.string(), pictureKey: z.string() })

type HostIdUpload = {
  /** What the document is for; the caller has checked that the actor may. */
  reference: string
  document: HostIdDocument
  number: string
  image: Buffer
  deleteOn: string
}

/** The picture is encrypted with its own key, which is sealed with the number in the row. */
export async function storeHostId(ctx: Ctx, upload: HostIdUpload): Promise<HostId> {
  const { reference, document, number } = upload
  const deleteOn = Temporal.PlainDate.from(upload.deleteOn)
  const { userId } = personOf(ctx)
  const picture = await storedImage(upload.image)
  const key = randomBytes(32)
  const fileKey = randomUUID()
  const bytes = encrypt(key, picture, fileKey)
  await ctx.ports.files.put(filePathOf(fileKey), { bytes, type: 'application/octet-stream' })
  const contents = JSON.stringify({ number, pictureKey: key.toString('base64') })
  const sealed = await seal(ctx, hostIdKeyRing, reference, Buffer.from(contents))
  return inTransaction(ctx, async (ctx) => {
    const before = await lockHostId(ctx.db, reference)
    const row = await upsertHostId(ctx.db, {
      id: randomUUID(),
      reference,
      userId,
      document,
      deleteOn,
      fileKey,
      ...sealed,
      lastFour: number.slice(-4),
      uploadedAt: ctx.now,
    })
    if (before?.fileKey) await removePictureLater(ctx, before.fileKey)
    await logAccess(ctx, row, 'uploaded')
    return toHostId(row)
  })
}

export async function showHostId({ db }: Ctx, reference: string): Promise<HostId | null> {
  const row = await findHostId(db, reference)
  return row ? toHostId(row) : null
}

export async function hostIdStatusesOf(
  { db }: Ctx,
  references: readonly string[],
): Promise<Map<string, HostId['status']>> {
  const rows = await listHostIdStatuses(db, references)
  return new Map(rows.map(({ reference, status }) => [reference, status]))
}

/** The watermark names the viewer, and every preview is logged. */
export async function previewHostId(ctx: Ctx, reference: string): Promise<Buffer> {
  const { fullName: name, userId: id } = personOf(ctx)
  const row = await findHostId(ctx.db, reference)
  if (!row?.sealed || !row.keyId || !row.fileKey) throw new Problem('resource.not_found')
  await inTransaction(ctx, (ctx) => logAccess(ctx, row, 'viewed'))
  const sealed = { keyId: row.keyId, sealed: row.sealed }
  const contents = Contents.parse(
    JSON.parse((await unseal(ctx, hostIdKeyRing, reference, sealed)).toString()),
  )
  const file = await ctx.ports.files.get(filePathOf(row.fileKey))
  if (!file) throw new Problem('resource.not_found')
  const picture = decrypt(Buffer.from(contents.pictureKey, 'base64'), file.bytes, row.fileKey)
  const day = todayOf(ctx)
  return watermark(picture, { brand: ctx.brand.name, name, id, day })
}

export function decideHostId(
  ctx: Ctx,
  reference: string,
  { status, reason }: { status: 'accepted' | 'rejected'; reason: string },
): Promise<HostId> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockHostId(ctx.db, reference)
    if (!row || row.deletedAt) throw new Problem('resource.not_found')
    if (row.status === status) return toHostId(row)
    if (row.status !== 'uploaded') throw new Problem('host_ids.decided')
    if (status === 'accepted' && !(await hasSeen(ctx, row))) throw new Problem('host_ids.unseen')
    const decided = await updateHostId(ctx.db, row.id, { status, reason, decidedAt: ctx.now })
    await logAccess(ctx, decided, status)
    return toHostId(decided)
  })
}

/** Whether the reviewer has opened this document, and not only one that it replaced. */
async function hasSeen(ctx: Ctx, { id }: HostIdRow): Promise<boolean> {
  const { userId } = personOf(ctx)
  const accesses = await listAccesses(ctx.db, id)
  const uploaded = accesses.findLastIndex(({ act }) => act === 'uploaded')
  return accesses.slice(uploaded).some((each) => each.act === 'viewed' && each.userId === userId)
}

/** When the stay ends on another day, the deletion day moves too. */
export function setHostIdDeletionDay(ctx: Ctx, reference: string, deleteOn: string): Promise<void> {
  const until = Temporal.PlainDate.from(deleteOn)
  return inTransaction(ctx, async (ctx) => {
    const row = await lockHostId(ctx.db, reference)
    if (row && !row.deletedAt) await updateHostId(ctx.db, row.id, { deleteOn: until })
  })
}

export async function listHostIdAccesses(ctx: Ctx, reference: string): Promise<HostIdAccess[]> {
  const row = await findHostId(ctx.db, reference)
  if (!row) return []
  const accesses = await listAccesses(ctx.db, row.id)
  return accesses.map(({ act, at, userId, fullName, profile }) => ({
    at: at.toString(),
    act,
    by: roleOf(row, { userId, profile }),
    name: fullName ?? ctx.brand.name,
  }))
}

/** Without its key the picture cannot be read, even if the file remains. */
export async function deleteHostId(ctx: TransactionCtx, row: HostIdRow): Promise<void> {
  const gone = { sealed: null, keyId: null, fileKey: null, deletedAt: ctx.now }
  await updateHostId(ctx.db, row.id, gone)
  if (row.fileKey) await removePictureLater(ctx, row.fileKey)
  await logAccess(ctx, row, 'deleted')
}

export const removeHostIdPictureJob: Job<{ fileKey: string }> = {
  name: 'identity.remove-host-id-picture',
  handle: ({ ports }, { fileKey }) => ports.files.remove(filePathOf(fileKey)),
}

function removePictureLater(ctx: TransactionCtx, fileKey: string): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx.db, removeHostIdPictureJob, { fileKey })
}

async function logAccess(
  ctx: TransactionCtx,
  { id, userId, reference }: Pick<HostIdRow, 'id' | 'userId' | 'reference'>,
  action: HostIdAccess['act'],
): Promise<void> {
  const by = ctx.actor.kind === 'person' ? ctx.actor.userId : null
  await insertAccess(ctx.db, { hostId: id, act: action, userId: by }, ctx.now)
  if (action === 'viewed') return
  await recordEvent(ctx, {
    kind: `identity.host_id_${action}`,
    subject: `user:${userId}`,
    data: { reference },
  })
}

type AccessingUser = { userId: string | null; profile: string | null }

function roleOf(row: HostIdRow, { userId, profile }: AccessingUser): HostIdAccess['by'] {
  if (userId === null) return 'system'
  if (userId === row.userId) return 'guest'
  return profile === 'ADMIN' ? 'marea' : 'owner'
}

function filePathOf(fileKey: string): string {
  return `host-ids/${fileKey}`
}

function toHostId(row: HostIdRow): HostId {
  const { document, lastFour, status, reason, uploadedAt, decidedAt, deletedAt, deleteOn } = row
  return {
    document,
    lastFour,
    status,
    reason,
    deleteOn: deleteOn.toString(),
    uploadedAt: uploadedAt.toString(),
    decidedAt: decidedAt?.toString() ?? null,
    isDeleted: deletedAt !== null,
  }
}
