import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authenticate } from '#identity/session/session.ts'
import type { Ctx } from '#platform/ctx.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { deleteHostIdsJob } from './delete-host-ids.ts'
import {
  decideHostId,
  listHostIdAccesses,
  previewHostId,
  setHostIdDeletionDay,
  showHostId,
  storeHostId,
} from './host-id.ts'
import { rotateHostIdKeys } from './rotate-host-id-keys.ts'

let marea: TestApp
let passport: Buffer
let laura: Awaited<ReturnType<typeof signedIn>>
let ines: typeof laura

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  passport = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#7a5c3a' },
  })
    .withExif({ IFD0: { Copyright: 'secret camera' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

async function as({ token }: { token: string }): Promise<Ctx> {
  const ctx = marea.ctx()
  const actor = await authenticate(ctx, token)
  if (!actor) throw new Error('Nobody has this token.')
  return { ...ctx, actor }
}

async function keep(reference: string, image = passport, number = 'X1234567') {
  return storeHostId(await as(laura), {
    reference,
    image,
    number,
    document: 'passport',
    deleteOn: '2027-01-15',
  })
}

const filesKept = () =>
  readdir(join(marea.config.dataDir, 'files', 'host-ids')).catch(() => [] as string[])

test('a document is stored encrypted: neither its number nor its picture is readable anywhere', async () => {
  const reference = `booking:${randomUUID()}`
  expect(await keep(reference)).toMatchObject({
    document: 'passport',
    lastFour: '4567',
    status: 'uploaded',
    deleteOn: '2027-01-15',
    isDeleted: false,
  })
  const row = await marea.db
    .selectFrom('hostIds')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('X1234567')
  expect(row.sealed?.includes('X1234567')).toBe(false)
  const file = await readFile(join(marea.config.dataDir, 'files', 'host-ids', row.fileKey ?? ''))
  expect(file.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false)
  await expect(sharp(file).metadata()).rejects.toThrow()
})

test('a preview shows a small watermarked picture, and is logged for the guest', async () => {
  const reference = `booking:${randomUUID()}`
  await keep(reference)
  marea.clock.advance({ minutes: 3 })
  const preview = await previewHostId(await as(ines), reference)
  const { format, width, height, exif } = await sharp(preview).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: 900,
    height: 600,
    exif: undefined,
  })
  const { channels } = await sharp(preview).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4)
  expect(await listHostIdAccesses(await as(laura), reference)).toEqual([
    { at: '2026-11-15T12:00:00Z', act: 'uploaded', by: 'guest', name: 'Laura' },
    { at: '2026-11-15T12:03:00Z', act: 'viewed', by: 'owner', name: 'Inés' },
  ])
})

describe('a file that is not a picture by its bytes is refused', () => {
  test.each([
    ['text', Buffer.from('a passport'), 'files.not_an_image'],
    ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'files.not_an_image'],
    ['a head alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'files.not_an_image'],
    ['6 MB', Buffer.alloc(6 * 1024 * 1024, 0xff), 'files.too_large'],
    ['nothing', Buffer.alloc(0), 'files.not_an_image'],
  ])('%s', async (_name, image, code) => {
    await expect(keep(`booking:${randomUUID()}`, image)).rejects.toMatchObject({ code })
  })
})

test('a new document replaces the first, whose picture is deleted', async () => {
  const reference = `booking:${randomUUID()}`
  await keep(reference)
  const before = await filesKept()
  await decideHostId(await as(ines), reference, { status: 'rejected', reason: 'Not readable' })
  expect(await keep(reference, passport, 'B7654321')).toMatchObject({
    status: 'uploaded',
    lastFour: '4321',
    reason: '',
  })
  await marea.runJobs()
  expect(await filesKept()).toHaveLength(before.length)
})

test('a decision is final', async () => {
  const reference = `booking:${randomUUID()}`
  await keep(reference)
  const owner = await as(ines)
  await previewHostId(owner, reference)
  await decideHostId(owner, reference, { status: 'accepted', reason: '' })
  await decideHostId(owner, reference, { status: 'accepted', reason: '' })
  await expect(
    decideHostId(owner, reference, { status: 'rejected', reason: 'late' }),
  ).rejects.toMatchObject({ code: 'host_ids.decided' })
  const acts = (await listHostIdAccesses(owner, reference)).map(({ act }) => act)
  expect(acts).toEqual(['uploaded', 'viewed', 'accepted'])
})

test('on its deletion day number and picture are erased, and the log says so', async () => {
  const [kept, due] = [`booking:${randomUUID()}`, `booking:${randomUUID()}`]
  await keep(kept)
  await keep(due)
  await setHostIdDeletionDay(marea.ctx(), kept, '2027-03-01')
  const guest = await as(laura)
  marea.clock.set('2027-01-15T06:00:00Z')
  await deleteHostIdsJob.handle(marea.ctx(), {})
  await marea.runJobs()
  expect(await showHostId(marea.ctx(), due)).toMatchObject({ isDeleted: true, lastFour: '4567' })
  expect(await showHostId(marea.ctx(), kept)).toMatchObject({ isDeleted: false })
  await expect(previewHostId(guest, due)).rejects.toMatchObject({
    code: 'resource.not_found',
  })
  const row = await marea.db
    .selectFrom('hostIds')
    .select(['sealed', 'fileKey', 'keyId'])
    .where('reference', '=', due)
    .executeTakeFirst()
  expect(row).toEqual({ sealed: null, fileKey: null, keyId: null })
  const [last] = (await listHostIdAccesses(marea.ctx(), due)).slice(-1)
  expect(last).toMatchObject({ act: 'deleted', by: 'system' })
})

test('the log cannot be changed', async () => {
  await keep(`booking:${randomUUID()}`)
  const change = marea.db.deleteFrom('hostIdAccesses').execute()
  await expect(change).rejects.toThrow('only added to')
})

test('after a rotation every document opens under the new key alone', async () => {
  const [kept, gone] = [`booking:${randomUUID()}`, `booking:${randomUUID()}`]
  await keep(kept)
  await keep(gone)
  await setHostIdDeletionDay(marea.ctx(), gone, '2026-11-15')
  await deleteHostIdsJob.handle(marea.ctx(), {})
  const sealed = () =>
    marea.db.selectFrom('hostIds').select('keyId').where('sealed', 'is not', null).execute()
  const before = await sealed()
  const { keyId, count } = await rotateHostIdKeys(marea.ctx())
  expect(count).toBe(before.length)
  expect(before).not.toContainEqual({ keyId })
  expect(await sealed()).toEqual(before.map(() => ({ keyId })))
  expect(await marea.db.selectFrom('hostIdKeys').select('id').execute()).toEqual([{ id: keyId }])
  const jpeg = Buffer.from([0xff, 0xd8])
  expect((await previewHostId(await as(laura), kept)).subarray(0, 2)).toEqual(jpeg)
})
