import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftHome, publishedHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, runSchedule, type TestApp } from '../../../test/test-app.ts'
import { publishSuite } from './publish.ts'
import { unlistSuite } from './unlist.ts'

let marea: TestApp
let ines: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp()
  ines = await signedIn(marea, 'Inés Calderón', { profile: 'OWNER' })
  await publishedHome(marea, { ownerId: ines.id })
})
afterAll(() => marea.close())

const state = { kind: 'fl_dbpr', number: 'DWE 2330417', validUntil: null } as const
const btr = { kind: 'mb_btr', number: 'RL-10005432', validUntil: null } as const
const resort = { kind: 'mb_resort_tax', number: '2345678', validUntil: '2026-12-31' } as const
const deco = {
  kind: 'apartment',
  neighborhood: 'south-beach',
  jurisdiction: 'miami_beach',
  latitude: 25.78162,
  longitude: -80.13318,
} as const

describe('publishing requires the city’s licenses', () => {
  test('in Miami Beach both numbers and not one', async () => {
    const draft = { ...deco, slug: 'deco', licenses: [state, btr] }
    const id = await draftHome(marea, { ownerId: ines.id, draft })
    await expect(publishSuite(marea.ctx(), id)).rejects.toMatchObject({
      code: 'suites.license_missing',
      details: { missing: ['mb_resort_tax'] },
    })
    await marea.db
      .insertInto('suiteLicenses')
      .values({ ...resort, suiteId: id, validUntil: Temporal.PlainDate.from(resort.validUntil) })
      .execute()
    await publishSuite(marea.ctx(), id)
    expect((await marea.call('GET', '/suites/deco')).status).toBe(200)
  })

  test('not an expired license', async () => {
    const licenses = [state, btr, { ...resort, validUntil: '2026-11-14' }]
    const draft = { ...deco, slug: 'deco-late', licenses }
    const id = await draftHome(marea, { ownerId: ines.id, draft })
    await expect(publishSuite(marea.ctx(), id)).rejects.toMatchObject({
      details: { missing: ['mb_resort_tax'] },
    })
  })

  test('and the database refuses attempts to bypass it', async () => {
    const id = await draftHome(marea, {
      ownerId: ines.id,
      draft: { ...deco, slug: 'deco-sly', licenses: [state] },
    })
    const forced = marea.db
      .updateTable('suites')
      .set({ status: 'published', publishedAt: marea.clock.now() })
      .where('id', '=', id)
      .execute()
    await expect(forced).rejects.toThrow('published without its licenses')
    const shown = marea.db
      .deleteFrom('suiteLicenses')
      .where('suiteId', 'in', (eb) =>
        eb.selectFrom('suites').select('id').where('slug', '=', 'casa-almendro'),
      )
      .execute()
    await expect(shown).rejects.toThrow('published without its licenses')
  })

  test('not more guests than unincorporated Miami-Dade allows', async () => {
    const licenses = [state, { ...state, kind: 'md_certificate_of_use' as const }]
    const draft = { slug: 'fisher', jurisdiction: 'unincorporated' as const, licenses, guests: 11 }
    const id = await draftHome(marea, { ownerId: ines.id, draft })
    await expect(publishSuite(marea.ctx(), id)).rejects.toMatchObject({
      code: 'suites.not_ready',
      details: { missing: ['guests'] },
    })
  })

  test('no house in Miami Beach, where single-family homes have no short stays', async () => {
    const licenses = [state, btr, resort]
    const draft = { ...deco, kind: 'house' as const, slug: 'deco-house', licenses }
    const id = await draftHome(marea, { ownerId: ines.id, draft })
    await expect(publishSuite(marea.ctx(), id)).rejects.toMatchObject({
      code: 'suites.not_ready',
      details: { missing: ['kind'] },
    })
  })

  test('photos, beds and texts', async () => {
    const draft = { slug: 'bare', photos: [], sleepingAreas: [] }
    const id = await draftHome(marea, { ownerId: ines.id, draft })
    await expect(publishSuite(marea.ctx(), id)).rejects.toMatchObject({
      details: { missing: ['photos', 'sleepingAreas'] },
    })
  })
})

test('a published home leaves search when a license expires, and the owner is told', async () => {
  const licenses = [state, btr, { ...resort, validUntil: '2026-11-20' }]
  const draft = { ...deco, slug: 'deco-lapsing', licenses }
  const id = await publishedHome(marea, { ownerId: ines.id, draft })
  const lapse = () => runSchedule(marea, 'suites.unpublish-lapsed')
  const statusOf = async () => (await marea.call('GET', '/suites/deco-lapsing')).status
  const isFound = async () => {
    const { items } = (await marea.call('GET', '/suites?where=south-beach')).body.result
    return items.some(({ slug }: { slug: string }) => slug === 'deco-lapsing')
  }
  marea.clock.set('2026-11-20T23:00:00-05:00')
  await lapse()
  expect(await statusOf()).toBe(200)
  expect(await isFound()).toBe(true)
  marea.clock.set('2026-11-21T00:11:00-05:00')
  await lapse()
  await lapse()
  expect(await statusOf()).toBe(404)
  expect(await isFound()).toBe(false)
  const told = await marea.db
    .selectFrom('events')
    .select(['kind', 'data'])
    .where('subject', '=', `suite:${id}`)
    .where('kind', '=', 'suites.license_lapsed')
    .execute()
  expect(told).toMatchObject([{ data: { ownerId: ines.id, license: 'mb_resort_tax' } }])
  marea.clock.set('2026-11-15T12:00:00Z')
})

test('another owner finds no suite to publish or unpublish', async () => {
  const bruno = await signedIn(marea, 'Bruno', { profile: 'OWNER' })
  const id = await draftHome(marea, { ownerId: ines.id, draft: { slug: 'not-yours' } })
  const actor = { ...marea.ctx(), actor: { ...person(bruno.id), profile: 'OWNER' as const } }
  await expect(publishSuite(actor, id)).rejects.toMatchObject({ code: 'resource.not_found' })
  await expect(unlistSuite(actor, id)).rejects.toMatchObject({ code: 'resource.not_found' })
})

function person(userId: string) {
  return {
    kind: 'person' as const,
    userId,
    isCoHost: false,
    sessionId: '',
    token: '',
    authenticatedAt: marea.clock.now(),
    hasSecondFactor: false,
    secondFactorAt: null,
    fullName: '',
    email: '',
    isEmailConfirmed: true,
    isEmailBounced: false,
    phone: '',
    gender: 'other' as const,
    language: 'en' as const,
    photoKey: null,
    secretKind: 'password' as const,
    createdAt: marea.clock.now(),
  }
}
