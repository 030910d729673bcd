import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Listing, ListingVideo } from '@marea/contract/suites/listing/endpoints.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { upsertCoHost } from '#suites/co-hosts/co-host-store.ts'
import { signedIn } from '../../../../test/people.ts'
import { type Guest, homeOf } from '../../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../../test/test-app.ts'

const films = new URL('../../../../../../demo/films/star-island-glass-villa/', import.meta.url)
const mp4 = await readFile(fileURLToPath(new URL('film.mp4', films)))
const webm = await readFile(fileURLToPath(new URL('film.webm', films)))

let marea: TestApp
let ines: Guest
let home: { slug: string; suiteId: string }
let people = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())
beforeEach(async () => {
  people += 1
  ines = await signedIn(marea, `ines${people}`, { profile: 'OWNER' })
  home = await homeOf(marea, ines.id)
})

const both = (text: string) => ({ en: text, es: `${text} (es)` })

function upload(kind: 'photo' | 'video', bytes: Buffer, by = ines) {
  const payload = Buffer.concat([
    Buffer.from(
      `--edge\r\ncontent-disposition: form-data; name="${kind}"; filename="a"\r\n` +
        'content-type: application/octet-stream\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n--edge--\r\n'),
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  return by.call('POST', `/owner/homes/${home.slug}/${kind}s`, { payload, headers })
}

async function uploadedVideo(bytes = mp4): Promise<ListingVideo> {
  return (await upload('video', bytes)).body.result
}

async function read(by = ines): Promise<Listing> {
  return (await by.call('GET', `/owner/homes/${home.slug}`)).body.result
}

async function save(fields: Partial<ListingContents['photos']>, by = ines) {
  const { contents, sections } = await read()
  const content = { ...contents.photos, ...fields }
  const body = { section: 'photos', version: sections.photos.version, content }
  return by.call('PUT', `/owner/homes/${home.slug}/sections`, { body })
}

function publish() {
  return ines.call('PUT', `/owner/homes/${home.slug}/publication`)
}

function asVideo(video: ListingVideo) {
  return { ...video, poster: null, caption: both('A walk through the house') }
}

async function page() {
  return (await marea.call('GET', `/suites/${home.slug}`)).body.result
}

describe('the video of a home', () => {
  test.each([
    ['mp4', mp4],
    ['webm', webm],
  ])('is shown in the preview, then on the page, in %s', async (format, bytes) => {
    const video = await uploadedVideo(bytes)
    expect(video).toMatchObject({ formats: [format] })
    expect((await save({ videos: [asVideo(video)] })).status).toBe(200)
    const preview = (await ines.call('GET', `/owner/homes/${home.slug}/preview`)).body.result
    expect(preview.videos).toEqual([asVideo(video)])
    expect((await page()).videos).toEqual([])
    expect((await publish()).status).toBe(200)
    expect((await page()).videos).toEqual([asVideo(video)])
    const played = await marea.app.inject(`/films/${video.key}.${format}`)
    expect(played.headers['content-type']).toBe(`video/${format}`)
    expect(played.rawPayload.length).toBe(bytes.length)
  })

  test('is replaced and removed like any other edit', async () => {
    const [first, second] = [await uploadedVideo(), await uploadedVideo(webm)]
    await save({ videos: [asVideo(first)] })
    await publish()
    await save({ videos: [asVideo(second)] })
    await publish()
    expect((await page()).videos).toMatchObject([{ key: second.key }])
    await save({ videos: [] })
    await publish()
    expect((await page()).videos).toEqual([])
  })

  test('keeps its true length and format, whatever the draft says', async () => {
    const video = await uploadedVideo()
    const forged = { ...asVideo(video), seconds: 1, formats: ['webm' as const] }
    const { body } = await save({ videos: [forged] })
    expect(body.result.contents.photos.videos).toEqual([asVideo(video)])
  })

  test('needs a caption in both languages to be published', async () => {
    const video = { ...asVideo(await uploadedVideo()), caption: { en: 'A walk', es: '' } }
    const { body } = await save({ videos: [video] })
    expect(body.result.gaps).toEqual([{ section: 'photos', code: 'texts_es', count: 1 }])
    expect((await publish()).body.error.code).toBe('suites.not_ready')
  })

  test.each([
    ['a fake', Buffer.from('<html>'), 'files.not_a_video'],
    ['a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'files.not_a_video'],
    ['41 MB', Buffer.alloc(41 * 1024 * 1024), 'files.video_too_large'],
  ])('that is %s is refused', async (_, bytes, code) => {
    const { body, status } = await upload('video', bytes)
    expect([body.error.code, status]).toEqual([code, code === 'files.not_a_video' ? 400 : 413])
  })

  test('of another home cannot be used, and a stranger cannot add one', async () => {
    const video = await uploadedVideo()
    const mateo = await signedIn(marea, `mateo${people}`, { profile: 'OWNER' })
    const laura = await signedIn(marea, `laura${people}`)
    expect((await upload('video', mp4, mateo)).status).toBe(404)
    expect((await upload('video', mp4, laura)).status).toBe(404)
    home = await homeOf(marea, mateo.id)
    ines = mateo
    expect((await save({ videos: [asVideo(video)] })).body.error.code).toBe('suites.photo_unknown')
  })

  test('is uploaded ten times at most while the others are not deleted', async () => {
    for (let each = 0; each < 10; each += 1) await uploadedVideo(webm)
    expect((await upload('video', webm)).body.error.code).toBe('suites.too_many_videos')
  })
})

test('a HEIC photo of a phone is refused by its own code', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(99)])
  expect((await upload('photo', heic)).body.error.code).toBe('files.heic')
  expect(await marea.readMetrics()).toMatch(/marea_listings_total\{step="upload_refused"\} [1-9]/)
})

test('a caption is shown under its photo and may be left out, but not in one language', async () => {
  const [first, ...others] = (await read()).contents.photos.photos
  if (!first) throw new Error('The home has no photos.')
  const half = { ...first, caption: { en: 'At dawn', es: '' } }
  expect((await save({ photos: [half, ...others] })).body.result.gaps).toEqual([
    { section: 'photos', code: 'texts_es', count: 1 },
  ])
  await save({ photos: [{ ...first, caption: both('At dawn') }, ...others] })
  await publish()
  const { photos } = await page()
  expect(photos[0].caption).toEqual(both('At dawn'))
  expect(photos[1].caption).toBeNull()
})

describe('an unused upload', () => {
  const day = { hours: 25 }

  function clean(now = marea.ctx().now) {
    return jobNamed('suites.delete-unused-uploads').handle({ ...marea.ctx(), now }, {})
  }

  async function isStored(path: string): Promise<boolean> {
    await marea.runJobs()
    return (await marea.app.inject(path)).statusCode === 200
  }

  test('is deleted with its files a day after nothing shows it any more', async () => {
    const jpeg = await sharp({
      create: { width: 1600, height: 400, channels: 3, background: '#0d4b46' },
    })
      .jpeg()
      .toBuffer()
    const { key } = (await upload('photo', jpeg)).body.result
    const film = await uploadedVideo()
    const { photos } = (await read()).contents.photos
    const caption = { en: '', es: '' }
    const photo = { key, alt: both('Pool'), caption, room: 'pool' as const }
    await save({ photos: [...photos, photo] })
    await save({ videos: [asVideo(film)] })
    const { now } = marea.ctx()
    await clean(now)
    await clean(now.add(day))
    expect(await isStored(`/photos/${key}-480.webp`)).toBe(true)
    await publish()
    await save({ photos, videos: [] })
    await clean(now.add(day))
    await clean(now.add(day).add(day))
    expect(await isStored(`/films/${film.key}.mp4`)).toBe(true)
    await publish()
    const later = now.add(day).add(day)
    await clean(later)
    expect(await isStored(`/photos/${key}-shared.jpg`)).toBe(true)
    await clean(later.add(day))
    for (const path of ['480.webp', '1600.avif', 'shared.jpg']) {
      expect(await isStored(`/photos/${key}-${path}`)).toBe(false)
    }
    expect(await isStored(`/films/${film.key}.mp4`)).toBe(false)
    const forgotten = await save({ photos: [...photos, photo] })
    expect(forgotten.body.error.code).toBe('suites.photo_unknown')
    expect((await page()).photos.length).toBe(photos.length)
  })
})

test.each(['view', 'calendar'] as const)('a co-host with the role %s reads only', async (role) => {
  const coHost = await signedIn(marea, `${role}${people}`)
  await inTransaction(marea.ctx(), (ctx) =>
    upsertCoHost(ctx.db, { suiteId: home.suiteId, userId: coHost.id, role, joinedAt: ctx.now }),
  )
  expect(await read(coHost)).toMatchObject({ canEdit: false, slug: home.slug })
  expect((await read(ines)).canEdit).toBe(true)
  const { body } = await save({ videos: [] }, coHost)
  expect(body.error.code).toBe('co_hosts.role_too_small')
})
