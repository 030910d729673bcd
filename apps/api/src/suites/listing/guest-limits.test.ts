import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { type Guest, homeOf, quote } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
})
afterAll(() => marea.close())

const read = async (slug: string) => (await ines.call('GET', `/owner/homes/${slug}`)).body.result
const save = (slug: string, body: object, by = ines) =>
  by.call('PUT', `/owner/homes/${slug}/sections`, { body })
const publish = (slug: string) => ines.call('PUT', `/owner/homes/${slug}/publication`)

test('limits and fees for kinds of guests apply to new quotes once they are published', async () => {
  const { slug } = await homeOf(marea, ines.id)
  const { basics, prices } = (await read(slug)).contents
  expect(basics).toMatchObject({ welcomesChildren: true, welcomesInfants: true })
  expect(prices).toMatchObject({ petNightAmount: 0, extraGuestAmount: 0, includedGuests: null })
  const fees = { ...prices, petNightAmount: 2000, extraGuestAmount: 3000 }
  const saved = await save(slug, { section: 'prices', version: 0, content: fees })
  expect(saved.body.result.gaps).toMatchObject([{ section: 'prices', code: 'included_guests' }])
  expect((await publish(slug)).body.error.code).toBe('suites.not_ready')
  const covered = { ...fees, includedGuests: 4 }
  await save(slug, { section: 'prices', version: 1, content: covered })
  const calm = { ...basics, welcomesInfants: false }
  await save(slug, { section: 'basics', version: 0, content: calm })
  expect((await publish(slug)).status).toBe(200)
  const laura = await signedIn(marea, `laura of ${slug}`)
  const stay = { slug, checkIn: '2027-02-07', checkOut: '2027-02-11', guests: 6, children: 2 }
  const { lines } = await quote(laura, { ...stay, pets: 1 })
  const amountOf = (code: string) =>
    lines.find((line: { code: string }) => line.code === code)?.amount.amount
  expect([amountOf('pet_nights'), amountOf('extra_guests')]).toEqual([4 * 2000, 2 * 4 * 3000])
  const page = (await marea.call('GET', `/suites/${slug}`)).body.result
  expect(page).toMatchObject({ welcomesChildren: true, welcomesInfants: false })
  const body = { checkIn: stay.checkIn, checkOut: stay.checkOut, guests: 2, infants: 1 }
  const refused = await marea.call('POST', `/suites/${slug}/quotes`, { body })
  expect(refused.body.error.code).toBe('stay.infants_not_allowed')
})

test('an edit that was saved before a field existed has what is listed in its place', async () => {
  const { slug } = await homeOf(marea, ines.id)
  const { basics } = (await read(slug)).contents
  const content = { ...basics, floorSize: 4100 }
  await save(slug, { section: 'basics', version: 0, content })
  await sql`
    update listing_sections set content = content - 'maxPets'
    where suite_id = (select id from suites where slug = ${slug})`.execute(marea.db)
  expect((await read(slug)).contents.basics).toEqual(content)
})

test('a stranger cannot change the limits of a home', async () => {
  const { slug } = await homeOf(marea, ines.id)
  const { basics } = (await read(slug)).contents
  const content = { ...basics, welcomesChildren: false }
  const daniel = await signedIn(marea, 'Daniel')
  const answer = await save(slug, { section: 'basics', version: 0, content }, daniel)
  expect(answer.status).toBe(404)
  expect((await read(slug)).contents.basics.welcomesChildren).toBe(true)
})
