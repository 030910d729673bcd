import { withDefaults } from '@marea/contract/platform/fields/fields.ts'
import { amenities } from '@marea/contract/suites/amenities.ts'
import { Suite } from '@marea/contract/suites/endpoints.ts'
import { suiteColumns } from '@marea/contract/suites/listing-fields.ts'
import { homeFacts } from '@marea/contract/suites/safety/home-facts.ts'
import { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishSuite } from '#suites/publish/publish.ts'
import { unlistSuite } from '#suites/publish/unlist.ts'
import { almendro, draftHome, publishedHome } from '../../test/homes.ts'
import { signedIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { createSuite } from './create.ts'

let marea: TestApp
let ines: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp()
  ines = await signedIn(marea, 'Inés Calderón', { profile: 'OWNER' })
  await publishedHome(marea, { ownerId: ines.id })
})
afterAll(() => marea.close())

test('a published suite shows everything public and nothing private', async () => {
  const { status, body } = await marea.call('GET', '/suites/casa-almendro')
  expect(status).toBe(200)
  expect(Suite.strict().parse(body.result)).toMatchObject({
    slug: 'casa-almendro',
    beds: 3,
    neighborhood: {
      slug: 'coconut-grove',
      about: {
        en: [expect.stringContaining('Biscayne Bay'), expect.any(String)],
        es: expect.any(Array),
      },
      photos: [],
    },
    address: { city: 'Miami', postalCode: '33133' },
    amenities: ['pool', 'garden', 'wifi'],
    owner: { firstName: 'Inés', photo: null },
    cancellation: { code: 'limited', tiers: [{ hoursBefore: 336 }, { hoursBefore: 168 }] },
    licenses: [{ kind: 'fl_dbpr' }, { kind: 'miami_certificate_of_use', number: 'CU 21-0884' }],
    sleepingAreas: [{ photo: 'casa-almendro/1' }, { beds: [{ kind: 'single', count: 2 }, {}] }],
    rating: null,
  })
  expect(body.result.photos).toHaveLength(5)
  const answer = JSON.stringify(body)
  expect(answer).not.toContain('3450 Main Highway')
  expect(answer).not.toContain('under the almond tree')
})

test('a page tells about its neighborhood, the same for each of its homes', async () => {
  const looks = { width: 1800, height: 1200, widths: [480], thumbhash: 'aGVsbG8=' }
  const place = {
    slug: 'wynwood',
    name: 'Wynwood',
    about: { en: ['Murals.', 'No beach.'], es: ['Murales.', 'Sin playa.'] },
    photos: [{ key: 'wynwood/1', ...looks, alt: { en: 'A mural', es: 'Un mural' } }],
  }
  const { about, photos } = place
  await marea.db
    .updateTable('neighborhoods')
    .set({ about: JSON.stringify(about), photos: JSON.stringify(photos) })
    .where('slug', '=', place.slug)
    .execute()
  const draft = { slug: 'casa-mural', neighborhood: 'wynwood' }
  await publishedHome(marea, { ownerId: ines.id, draft })
  const page = (await marea.call('GET', '/suites/casa-mural')).body.result
  const preview = (await ines.call('GET', '/owner/homes/casa-mural/preview')).body.result
  expect([page.neighborhood, preview.neighborhood]).toEqual([place, place])
})

test('guests read which languages the owner speaks, and nobody else sets them', async () => {
  const spoken = async () =>
    (await marea.call('GET', '/suites/casa-almendro')).body.result.owner.languages
  expect(await spoken()).toEqual([])
  const laura = await signedIn(marea, 'Laura')
  await laura.call('PUT', '/user/owner-profile', { body: { languages: ['fr'] } })
  expect(await spoken()).toEqual([])
  const body = { languages: ['pt', 'es', 'es', 'en'] }
  const saved = await ines.call('PUT', '/user/owner-profile', { body })
  expect([saved.status, saved.body.result]).toEqual([200, { languages: ['en', 'es', 'pt'] }])
  expect(await spoken()).toEqual(['en', 'es', 'pt'])
  const unknown = { body: { languages: ['xx'] } }
  const refused = await ines.call('PUT', '/user/owner-profile', unknown)
  expect(refused.body.error.code).toBe('request.invalid')
  expect((await marea.call('GET', '/user/owner-profile')).status).toBe(401)
  const { result } = (await ines.call('GET', '/user/data')).body
  expect(result.spokenLanguages).toEqual(['en', 'es', 'pt'])
})

test('a page shows what the owner states about safety, and where cameras are', async () => {
  const cameras = { en: 'At the gate', es: 'En el portón' }
  const safety = {
    facts: ['smokeAlarm' as const, 'outdoorCameras' as const],
    doorWidth: 32,
    cameras,
  }
  await publishedHome(marea, { ownerId: ines.id, draft: { slug: 'casa-segura', safety } })
  expect((await marea.call('GET', '/suites/casa-segura')).body.result.safety).toEqual(safety)
  const { safety: none } = (await marea.call('GET', '/suites/casa-almendro')).body.result
  expect(none).toEqual({ facts: [], doorWidth: null, cameras: null })
  const untold = { ...safety, cameras: { en: '', es: '' } }
  const draft = { ...almendro, slug: 'casa-muda', photos: [], sleepingAreas: [], safety: untold }
  await expect(createSuite(marea.ctx(), ines.id, draft)).rejects.toThrow('cameras_described')
})

test('cameras without a place and two answers about the fence keep a home from being published', async () => {
  const path = '/owner/homes/casa-cerca'
  const draft = { slug: 'casa-cerca', amenities: ['pool' as const, 'poolFence' as const] }
  await publishedHome(marea, { ownerId: ines.id, draft })
  const save = (version: number, content: object, by = ines) =>
    by.call('PUT', `${path}/sections`, { body: { section: 'safety', version, content } })
  const cameras = { en: 'At the gate', es: '' }
  const doubtful = { facts: ['unfencedPool', 'outdoorCameras'], doorWidth: 30, cameras }
  const mateo = await signedIn(marea, 'Mateo', { profile: 'OWNER' })
  expect((await save(0, doubtful, mateo)).body.error.code).toBe('resource.not_found')
  const { gaps } = (await save(0, doubtful)).body.result
  expect(gaps).toEqual([
    { section: 'safety', code: 'texts_es', count: 1 },
    { section: 'safety', code: 'pool_fence', count: 1 },
  ])
  expect((await ines.call('PUT', `${path}/publication`)).body.error.code).toBe('suites.not_ready')
  await save(1, { ...doubtful, facts: ['smokeAlarm'] })
  expect((await ines.call('PUT', `${path}/publication`)).status).toBe(200)
  const { safety } = (await marea.call('GET', '/suites/casa-cerca')).body.result
  expect(safety).toEqual({ facts: ['smokeAlarm'], doorWidth: 30, cameras: null })
})

test('every fact of the contract can be stored', async () => {
  const safety = { facts: [...homeFacts], doorWidth: 18, cameras: { en: 'Gate', es: 'Portón' } }
  await publishedHome(marea, { ownerId: ines.id, draft: { slug: 'casa-entera', safety } })
  const { body } = await marea.call('GET', '/suites/casa-entera')
  expect(body.result.safety.facts).toEqual(homeFacts)
})

test('the owner’s photo of the account is shown on the page', async () => {
  const jpeg = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#0d4b46' },
  })
    .jpeg()
    .toBuffer()
  const head =
    '--edge\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n' +
    'content-type: image/jpeg\r\n\r\n'
  const payload = Buffer.concat([Buffer.from(head), jpeg, Buffer.from('\r\n--edge--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  const saved = await ines.call('PUT', '/user/photo', { payload, headers })
  expect(saved.status).toBe(200)
  const { owner } = (await marea.call('GET', '/suites/casa-almendro')).body.result
  expect(owner.photo).toBe(saved.body.result.photo)
  expect((await marea.app.inject(new URL(owner.photo, 'http://x').pathname)).statusCode).toBe(200)
})

test('an owner may agree to show the street', async () => {
  const address = { ...almendro.address, isPublic: true }
  await publishedHome(marea, { ownerId: ines.id, draft: { slug: 'open-house', address } })
  const { body } = await marea.call('GET', '/suites/open-house')
  expect(body.result.address.street).toBe('3450 Main Highway')
})

test('a video is shown with its photo, duration and caption', async () => {
  const videos = [
    {
      key: 'casa-cine/film',
      poster: 'casa-cine/1',
      seconds: 18,
      caption: { en: 'A walk through the house', es: 'Un paseo por la casa' },
    },
  ]
  await publishedHome(marea, { ownerId: ines.id, draft: { slug: 'casa-cine', videos } })
  const { body } = await marea.call('GET', '/suites/casa-cine')
  expect(body.result.videos).toEqual(videos.map((each) => ({ ...each, formats: ['mp4', 'webm'] })))
})

describe('nothing is found', () => {
  test.each(['no-such-house', 'Casa_Almendro', '%27%3B--', 'a'.repeat(150)])(
    'at %s',
    async (slug) => {
      for (const part of ['', '/calendar', '/reviews']) {
        const { status } = await marea.call('GET', `/suites/${slug}${part}`)
        expect(status).toBe(404)
      }
    },
  )

  test('while a home is a draft or unpublished', async () => {
    const id = await draftHome(marea, { ownerId: ines.id, draft: { slug: 'casa-secreta' } })
    const ask = async () => (await marea.call('GET', '/suites/casa-secreta')).body
    expect((await ask()).error.code).toBe('resource.not_found')
    await publishSuite(marea.ctx(), id)
    expect((await ask()).result.name).toBe('Casa Almendro')
    await unlistSuite(marea.ctx(), id)
    expect((await ask()).error.code).toBe('resource.not_found')
    await publishSuite(marea.ctx(), id)
    expect((await ask()).result.name).toBe('Casa Almendro')
  })
})

test('a slug and a photo belong to one home', async () => {
  const again = (draft: object) => createSuite(marea.ctx(), ines.id, { ...almendro, ...draft })
  await expect(again({})).rejects.toMatchObject({ code: 'suites.slug_taken' })
  await expect(again({ slug: 'copy' })).rejects.toMatchObject({ code: 'suites.photo_taken' })
})

test('the fixture’s home is a valid draft', () => {
  expect(SuiteDraft.parse(almendro)).toEqual({
    ...withDefaults(suiteColumns, almendro),
    ...almendro,
  })
})

test('the database and the contract have the same values', async () => {
  const valuesOf = async (type: string) => {
    const { rows } = await sql<{ value: string }>`
      select unnest(enum_range(null::${sql.raw(type)}))::text as value`.execute(marea.db)
    return rows.map(({ value }) => value)
  }
  expect(await valuesOf('amenity')).toEqual(amenities)
})

test('an owner cannot delete the account while a home is published', async () => {
  const { body } = await ines.call('DELETE', '/user', { body: { password: 'Marea2026' } })
  expect(body.error).toMatchObject({
    code: 'identity.account_busy',
    details: { reasons: ['suites.deletion_blocked.published_home'] },
  })
})
