import { addDays } from '@marea/contract/platform/time/days.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenToEvents } from '#platform/events/listen.ts'
import { companyDay } from '../../../../demo/company-clock.ts'
import { publishedHome } from '../../test/homes.ts'
import { signedIn } from '../../test/people.ts'
import { cancun, homeInCancun, openCancun } from '../../test/second-place.ts'
import { eventually } from '../../test/server/eventually.ts'
import type { Guest } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { searchedStays } from './demand/searched-stays.ts'
import { findInColumns } from './memory/find-in-columns.ts'
import { parseSearch } from './query.ts'
import { findInSql } from './sql/find-in-sql.ts'

let marea: TestApp
let ana: Guest
let ines: Guest
let almendro: string
let listener: { stop(): Promise<void> }

beforeAll(async () => {
  marea = await openTestApp()
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  almendro = await publishedHome(marea, { ownerId: ines.id })
  listener = await listenToEvents(marea.databaseUrl, {
    log: marea.ctx().log,
    onEvent: marea.searchIndex.onEvent,
    onGap: marea.searchIndex.rebuild,
  })
  marea.searchIndex.start()
  await marea.searchIndex.settled()
})
afterAll(async () => {
  await listener.stop()
  await marea.close()
})

async function find(where: string): Promise<string[]> {
  const { items } = (await marea.call('GET', `/suites?${new URLSearchParams({ where })}`)).body
    .result
  return items.map(({ slug }: { slug: string }) => slug)
}

async function suggest(text: string): Promise<string[]> {
  const path = `/search-suggestions?${new URLSearchParams({ text })}`
  const { homes } = (await marea.call('GET', path)).body.result
  return homes.map(({ slug }: { slug: string }) => slug)
}

test('a place opened in the console is found by its names as soon as it has a home', async () => {
  expect(await find('Quintana Roo')).toEqual([])
  expect(await find('Florida')).toEqual(['casa-almendro'])
  await openCancun(ana)
  await homeInCancun(marea, ines.id, { slug: 'casa-ceiba', name: 'Casa Florida' })
  await eventually(async () => expect(await find('Quintana Roo')).toEqual(['casa-ceiba']))
  expect(marea.searchIndex.at(marea.clock.now())).toBeDefined()
})

const texts: [string, string[]][] = [
  ['', ['casa-almendro', 'casa-ceiba']],
  ['casa', ['casa-almendro', 'casa-ceiba']],
  ['cancun', ['casa-ceiba']],
  ['CANCÚN', ['casa-ceiba']],
  ['la riviera maya', ['casa-ceiba']],
  ['casa, Quintana Roo', ['casa-ceiba']],
  ['Miami', ['casa-almendro']],
  ['Florida', ['casa-almendro']],
  ['miami florida', ['casa-almendro']],
  ['almendro quintana roo', []],
  ['Miami Cancún', []],
]

test.each(texts)('%j finds the homes of that place only', async (where, expected) => {
  expect((await find(where)).sort()).toEqual(expected)
  const now = marea.clock.now()
  const today = companyDay(now)
  const asked = parseSearch({ where, order: 'accessible', facets: 'true' }, today)
  const live = marea.searchIndex.at(now)
  const inMemory = live && findInColumns(live, asked, today)
  expect(inMemory).toEqual(await findInSql(marea.db, asked, { today, now }))
})

test('while typing, a place alone suggests no home, and with other words those in it', async () => {
  expect(await suggest('quintana roo')).toEqual([])
  expect(await suggest('casa')).toEqual(['casa-almendro', 'casa-ceiba'])
  expect(await suggest('casa cancun')).toEqual(['casa-ceiba'])
})

test('its owner sees how often guests searched the place, Miami apart and everywhere in both', async () => {
  const checkIn = addDays(companyDay(marea.clock.now()), 30)
  const stay = { checkIn, checkOut: addDays(checkIn, 3) }
  for (const where of ['', 'Riviera Maya', 'cancun', 'Zona Hotelera, Cancún', 'Miami']) {
    await marea.call('GET', `/suites?${new URLSearchParams({ ...stay, where })}`)
  }
  await marea.call('GET', `/suites?${new URLSearchParams({ ...stay, where: 'Brickell, Cancún' })}`)
  await marea.searchCounts.write()
  const { id: ceiba } = await marea.db
    .selectFrom('suites')
    .select('id')
    .where('slug', '=', 'casa-ceiba')
    .executeTakeFirstOrThrow()
  const period = { from: checkIn, to: stay.checkOut }
  const countFor = async (id: string) =>
    (await searchedStays(marea.ctx(), id, period)).stays.map(({ searches }) => searches)
  expect(await countFor(ceiba)).toEqual([4])
  expect(await countFor(almendro)).toEqual([2])
})

test('its names change in the console without a restart', async () => {
  const { slug, ...facts } = cancun
  const body = { ...facts, otherNames: ['Caribe'] }
  expect((await ana.call('PUT', `/admin/places/${slug}`, { body })).status).toBe(200)
  await eventually(async () => expect(await find('caribe')).toEqual(['casa-ceiba']))
  expect(await find('quintana roo')).toEqual([])
  const acts = await marea.db.selectFrom('adminActs').select(['act', 'details']).execute()
  expect(acts.filter(({ act }) => act.startsWith('places.'))).toMatchObject([
    { act: 'places.added', details: { otherNames: 'Quintana Roo, Riviera Maya' } },
    { act: 'places.changed', details: { otherNames: 'Caribe' } },
  ])
})
