import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinAs } from '../../../test/access/managed-home.ts'
import { draftHome } from '../../../test/homes.ts'
import {
  beachLicenses,
  both,
  completeListing,
  oceanDrive,
  picture,
  publishListing,
  readListing,
  saveSection,
  startListing,
  uploadedPhotos,
  uploadPhoto,
} from '../../../test/listing/new-listing.ts'
import { signedIn } from '../../../test/people.ts'
import { booked, type Guest, homeOf, move, quote } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let people = 0

beforeAll(async () => {
  marea = await openTestApp()
  const { id } = await signedIn(marea, 'First', { profile: 'OWNER' })
  await draftHome(marea, { ownerId: id })
})
afterAll(() => marea.close())
beforeEach(async () => {
  people += 1
  ines = await signedIn(marea, `ines${people}`, { profile: 'OWNER' })
})

const start = (by = ines, name = `Casa Salina ${people}`) => startListing(by, name)
const read = (slug: string) => readListing(ines, slug)
const save = (slug: string, body: object, by = ines) => saveSection(by, slug, body)
const publish = (slug: string, by = ines) => publishListing(by, slug)
const upload = (slug: string, bytes: Buffer, by = ines) => uploadPhoto(by, slug, bytes)

/** The page shows a place near the door, and the same one as long as the pin stays. */
async function expectNearbyPosition(slug: string, page: { latitude: number; longitude: number }) {
  const { location } = (await read(slug)).contents
  const { latitude, longitude } = page
  expect({ latitude, longitude }).toEqual(location.shown)
  expect(latitude).not.toBe(oceanDrive.latitude)
  const [north, east] = [latitude - oceanDrive.latitude, longitude - oceanDrive.longitude]
  expect(Math.hypot(north, east)).toBeLessThan(0.0015)
  const content = { ...location, street: '2 Ocean Drive' }
  const { body } = await save(slug, { section: 'location', version: 2, content })
  expect(body.result.contents.location.shown).toEqual(location.shown)
}

describe('a home from nothing', () => {
  test('is a draft with gaps that nobody else sees', async () => {
    const slug = await start()
    const { status, contents, gaps } = await read(slug)
    expect(status).toBe('draft')
    expect(contents.basics).toMatchObject({ kind: 'house', guests: null })
    expect(gaps.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['size', 'photos', 'beds', 'texts_es', 'price', 'policy', 'pin']),
    )
    expect((await marea.call('GET', `/suites/${slug}`)).status).toBe(404)
    expect((await publish(slug)).body.error.code).toBe('suites.not_ready')
  })

  test('with the same name gets another address, and a repeated request makes one home', async () => {
    const key = randomUUID()
    const body = { name: 'Casa Doble', kind: 'loft', neighborhood: 'coconut-grove' }
    const first = (await move(ines, '/owner/homes', body, key)).body.result.slug
    expect((await move(ines, '/owner/homes', body, key)).body.result.slug).toBe(first)
    expect(await start(ines, 'Casa Doble')).toBe('casa-doble-2')
  })

  test('in Miami Beach is published only with its license numbers, which its page shows, near its door', async () => {
    const slug = await start()
    await completeListing(ines, slug)
    const { city, gaps } = await read(slug)
    expect(city).toMatchObject({ jurisdiction: 'miami_beach' })
    expect(city?.taxes.reduce((sum, { rate }) => sum + rate, 0)).toBe(14_000)
    expect(gaps).toEqual([{ section: 'licenses', code: 'licenses', count: 3 }])
    await save(slug, {
      section: 'licenses',
      version: 1,
      content: { licenses: beachLicenses.slice(0, 2) },
    })
    const refused = await publish(slug)
    expect(refused.body.error).toMatchObject({
      code: 'suites.license_missing',
      details: { missing: ['mb_resort_tax'] },
    })
    await save(slug, { section: 'licenses', version: 2, content: { licenses: beachLicenses } })
    expect((await publish(slug)).body.result).toMatchObject({ status: 'published', gaps: [] })
    const { result: page } = (await marea.call('GET', `/suites/${slug}`)).body
    expect(page).toMatchObject({
      jurisdiction: 'miami_beach',
      beds: 2,
      cancellation: { code: 'firm' },
    })
    expect(page.licenses).toContainEqual({ kind: 'mb_resort_tax', number: 'mb_resort_tax 4417' })
    expect(page.texts.es.story).toEqual(['One.', 'Two. (es)'])
    await expectNearbyPosition(slug, page)
  })
})

describe('two editors of one section', () => {
  test('the second is told who changed it and what it is now, and nothing is lost', async () => {
    const slug = await start()
    const { rules } = (await read(slug)).contents
    const rosa = await signedIn(marea, `rosa${people}`)
    await joinAs(ines, { slug, coHost: rosa, role: 'full' })
    const late = { ...rules, checkInFrom: '17:00' }
    await save(slug, { section: 'rules', version: 1, content: late }, rosa)
    const mine = { ...rules, checkInFrom: '15:00' }
    const { status, body } = await save(slug, { section: 'rules', version: 1, content: mine })
    expect([status, body.error.code]).toEqual([409, 'suites.section_changed'])
    expect(body.error.details).toMatchObject({ version: 2, isOwn: false, content: late })
    expect(body.error.details.savedBy).toContain('rosa')
    expect((await read(slug)).contents.rules).toEqual(late)
    const merged = await save(slug, { section: 'rules', version: 2, content: mine })
    expect(merged.body.result.sections.rules.version).toBe(3)
  })

  test('of several saves at once one wins and the others are refused', async () => {
    const slug = await start()
    const answers = await Promise.all(
      (['pool', 'wifi', 'dock'] as const).map((amenity) =>
        save(slug, { section: 'amenities', version: 1, content: { amenities: [amenity] } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('a save whose answer was lost is repeated without a conflict', async () => {
    const slug = await start()
    const body = { section: 'amenities', version: 1, content: { amenities: ['pool'] } }
    await save(slug, body)
    const { status, body: again } = await save(slug, body)
    expect([status, again.result.sections.amenities.version]).toEqual([200, 2])
  })
})

describe('edits of a published home', () => {
  test('are seen by guests only when they are published, all at once', async () => {
    const { slug } = await homeOf(marea, ines.id)
    const { basics, texts } = (await read(slug)).contents
    await save(slug, { section: 'basics', version: 0, content: { ...basics, name: 'Casa Nueva' } })
    const story = both('Another story.')
    await save(slug, { section: 'texts', version: 0, content: { ...texts, story } })
    const before = (await marea.call('GET', `/suites/${slug}`)).body.result
    expect(before.name).toBe('Casa Almendro')
    const preview = (await ines.call('GET', `/owner/homes/${slug}/preview`)).body.result
    expect(preview).toMatchObject({
      name: 'Casa Nueva',
      texts: { en: { story: ['Another story.'] } },
    })
    const published = (await publish(slug)).body.result
    expect(published.sections.basics).toMatchObject({ version: 1, isUnpublished: false })
    const after = (await marea.call('GET', `/suites/${slug}`)).body.result
    expect(after).toMatchObject({ name: 'Casa Nueva', photos: before.photos })
    const events = await marea.db
      .selectFrom('events')
      .selectAll()
      .where('kind', '=', 'suites.changed')
      .execute()
    expect(events.at(-1)?.data).toEqual({ sections: ['basics', 'texts'] })
  })

  test('never touch a booking already made', async () => {
    const { slug } = await homeOf(marea, ines.id)
    const laura = await signedIn(marea, `laura${people}`)
    const stay = await booked(marea, laura, { slug })
    const shown = async () => (await laura.call('GET', `/bookings/${stay.id}`)).body.result
    const before = await shown()
    const { prices, rules } = (await read(slug)).contents
    const dearer = { ...prices, nightlyAmount: 900_000, weekendAmount: 900_000 }
    await save(slug, { section: 'prices', version: 0, content: dearer })
    await save(slug, { section: 'cancellation', version: 0, content: { code: 'final' } })
    await save(slug, { section: 'rules', version: 0, content: { ...rules, checkInFrom: '20:00' } })
    expect((await publish(slug)).status).toBe(200)
    const { total, lines, checkInAt, cancellation } = await shown()
    expect({ total, lines, checkInAt, cancellation }).toEqual({
      total: before.total,
      lines: before.lines,
      checkInAt: before.checkInAt,
      cancellation: before.cancellation,
    })
  })

  test('cannot break what the city requires, and unpublishing hides the home until it is published again', async () => {
    const { slug } = await homeOf(marea, ines.id)
    await save(slug, { section: 'licenses', version: 0, content: { licenses: [] } })
    expect((await publish(slug)).body.error.code).toBe('suites.license_missing')
    expect((await marea.call('GET', `/suites/${slug}`)).status).toBe(200)
    const unlist = await ines.call('DELETE', `/owner/homes/${slug}/publication`)
    expect(unlist.body.result.status).toBe('unlisted')
    expect((await marea.call('GET', `/suites/${slug}`)).status).toBe(404)
    expect((await read(slug)).contents.licenses.licenses).toEqual([])
    const cu = { kind: 'miami_certificate_of_use', number: 'CU 9', validUntil: null }
    const held = { licenses: [beachLicenses[0], { ...cu, number: 'CU 21-9' }] }
    await save(slug, { section: 'licenses', version: 1, content: held })
    expect((await publish(slug)).body.result.status).toBe('published')
  })
})

describe('a security deposit', () => {
  test('is shown, but part of no price and of no booking made before', async () => {
    const { slug } = await homeOf(marea, ines.id)
    const [laura, daniel] = [
      await signedIn(marea, `laura${people}`),
      await signedIn(marea, `daniel${people}`),
    ]
    const before = await booked(marea, laura, { slug })
    const { prices } = (await read(slug)).contents
    const content = { ...prices, securityDepositAmount: 150_000 }
    await save(slug, { section: 'prices', version: 0, content })
    await publish(slug)
    const page = (await marea.call('GET', `/suites/${slug}`)).body.result
    expect(page.securityDeposit.amount).toBe(150_000)
    const later = { slug, checkIn: '2027-02-07', checkOut: '2027-02-11' }
    const offer = await quote(daniel, later)
    const after = await booked(marea, daniel, later)
    expect([offer, after].map(({ securityDeposit }) => securityDeposit.amount)).toEqual([
      150_000, 150_000,
    ])
    expect([offer.total, offer.due, after.total, after.paid.credit]).toEqual(
      Array(4).fill(before.total),
    )
    const kept = (await laura.call('GET', `/bookings/${before.id}`)).body.result
    expect(kept.securityDeposit.amount).toBe(0)
  })

  test.each([-1, 2_500_001, 0.5])('of %d cents is refused', async (amount) => {
    const { slug } = await homeOf(marea, ines.id)
    const { prices } = (await read(slug)).contents
    const content = { ...prices, securityDepositAmount: amount }
    const { body } = await save(slug, { section: 'prices', version: 0, content })
    expect(body.error.code).toBe('request.invalid')
  })
})

describe('an uploaded photo', () => {
  test('loses its location and camera and is stored in every width', async () => {
    const slug = await start()
    const exif = { IFD0: { Model: 'SpyCam' }, IFD3: { GPSLatitudeRef: 'N' } }
    const { body } = await upload(slug, await picture(2400, 1600).withExif(exif).jpeg().toBuffer())
    const { key, widths, thumbhash } = body.result
    expect(widths).toEqual([480, 960, 1600])
    expect(thumbhash.length).toBeGreaterThan(10)
    for (const form of ['480.avif', '960.webp', '1600.webp', 'shared.jpg']) {
      const { statusCode, rawPayload } = await marea.app.inject(`/photos/${key}-${form}`)
      expect(statusCode).toBe(200)
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
      expect(rawPayload.includes('SpyCam')).toBe(false)
    }
  })

  test.each([
    ['a text named as a picture', async () => Buffer.from('<script>'), 'files.not_an_image'],
    ['six megabytes', async () => Buffer.alloc(6 * 1024 * 1024, 0xff), 'files.too_large'],
    ['a thumbnail', () => picture(800, 600).jpeg().toBuffer(), 'files.too_small'],
  ])('%s is refused', async (_, bytes, code) => {
    expect((await upload(await start(), await bytes())).body.error.code).toBe(code)
  })

  test('is saved with a description in one language, and publishing asks for the other', async () => {
    const { slug } = await homeOf(marea, ines.id)
    const content = await uploadedPhotos(ines, slug, (en) => ({ en, es: '' }))
    const { body } = await save(slug, { section: 'photos', version: 0, content })
    expect(body.result.contents.photos).toEqual(content)
    const gaps = [{ section: 'photos', code: 'texts_es', count: 5 }]
    expect(body.result.gaps).toEqual(gaps)
    expect((await publish(slug)).body.error).toMatchObject({
      code: 'suites.not_ready',
      details: { gaps },
    })
  })

  test('of another home cannot be used', async () => {
    const slug = await start()
    const { slug: other } = await homeOf(marea, ines.id)
    const photos = [
      { key: `${other}/0`, alt: both('Theirs'), caption: both('Theirs'), room: 'pool' },
    ]
    const { body } = await save(slug, {
      section: 'photos',
      version: 1,
      content: { photos, videos: [] },
    })
    expect(body.error.code).toBe('suites.photo_unknown')
  })
})

test('a stranger finds no home to read, edit, publish or add photos to', async () => {
  const { slug } = await homeOf(marea, ines.id)
  const mateo = await signedIn(marea, `mateo${people}`, { profile: 'OWNER' })
  const laura = await signedIn(marea, `laura${people}`)
  const jpeg = await picture().jpeg().toBuffer()
  const content = { amenities: ['pool'] }
  for (const by of [mateo, laura]) {
    const answers = [
      await by.call('GET', `/owner/homes/${slug}`),
      await by.call('GET', `/owner/homes/${slug}/preview`),
      await save(slug, { section: 'amenities', version: 0, content }, by),
      await upload(slug, jpeg, by),
      await publish(slug, by),
      await by.call('DELETE', `/owner/homes/${slug}/publication`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  }
  expect((await marea.call('GET', `/owner/homes/${slug}`)).status).toBe(401)
})

test.each([
  ['prices', { nightlyAmount: 0 }],
  ['prices', { nightlyAmount: -5 }],
  ['prices', { nightlyAmount: 100_000_001 }],
  ['prices', { minNights: 61 }],
  ['basics', { guests: 99 }],
  ['basics', { welcomesChildren: 'no' }],
  ['prices', { petNightAmount: -1 }],
  ['prices', { includedGuests: 0 }],
  ['basics', { name: 'Casa\nSalina' }],
  ['location', { latitude: 91 }],
  ['safety', { facts: ['smokeAlarm', 'smokeAlarm'] }],
  ['safety', { facts: ['trapdoor'] }],
  ['safety', { doorWidth: 17 }],
  ['cancellation', { code: 'never' }],
] as const)('a section %s with %o is refused and the draft stays', async (section, wrong) => {
  const slug = await start()
  const { contents } = await read(slug)
  const content = { ...contents[section], ...wrong }
  expect((await save(slug, { section, version: 1, content })).body.error.code).toBe(
    'request.invalid',
  )
  expect((await read(slug)).contents).toEqual(contents)
})
