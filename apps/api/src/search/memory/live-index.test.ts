import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockNights } from '#calendar/nights/block-nights.ts'
import { releaseNights } from '#calendar/nights/release-nights.ts'
import { listenToEvents } from '#platform/events/listen.ts'
import { createSystemCtx } from '#platform/platform.ts'
import { searchSuites } from '#search/search.ts'
import { publishedHome } from '../../../test/homes.ts'
import { openTestPlatform } from '../../../test/open-test-platform.ts'
import { signedIn } from '../../../test/people.ts'
import { generateSuites } from '../../../test/search/generated-suites.ts'
import { eventually } from '../../../test/server/eventually.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { createLiveIndex, type LiveIndex } from './live-index.ts'

let marea: TestApp
let other: Awaited<ReturnType<typeof openTestPlatform>>
let index: LiveIndex
let listener: { stop(): Promise<void> }
let suiteId = ''

const march = { checkIn: '2027-03-08', checkOut: '2027-03-12' }
const block = { from: march.checkIn, to: march.checkOut, reference: 'block:march' }

beforeAll(async () => {
  marea = await openTestApp()
  const ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  suiteId = await publishedHome(marea, { ownerId: ines.id })
  other = await openTestPlatform(marea.databaseUrl)
  listener = await listenToEvents(marea.databaseUrl, {
    log: other.log,
    onEvent: (event) => index.onEvent(event),
    onGap: () => index.rebuild(),
  })
  index = createLiveIndex(other)
  index.start()
  await index.settled()
})
afterAll(async () => {
  await listener.stop()
  await index.stop()
  await other.close()
  await marea.close()
})

async function countElsewhere(): Promise<number> {
  const query = { ...march, order: 'accessible', facets: 'false' } as const
  const { bytes } = await searchSuites(createSystemCtx(other), query, { index })
  return JSON.parse(String(bytes)).result.count
}

test('nights taken in one process disappear from the search of another within a second', async () => {
  expect(await countElsewhere()).toBe(1)
  await blockNights(marea.ctx(), { ...block, suiteId })
  await eventually(async () => expect(await countElsewhere()).toBe(0))
  await releaseNights(marea.ctx(), block.reference)
  await eventually(async () => expect(await countElsewhere()).toBe(1))
  expect(index.at(other.clock.now())).toBeDefined()
})

test('after missed events PostgreSQL answers until everything has been read again', async () => {
  await listener.stop()
  await blockNights(marea.ctx(), { ...block, suiteId })
  index.rebuild()
  expect(index.at(other.clock.now())).toBeUndefined()
  expect(await countElsewhere()).toBe(0)
  await index.settled()
  expect(index.at(other.clock.now())).toBeDefined()
  expect(await countElsewhere()).toBe(0)
})

test('the index grows when there are more homes than slots', async () => {
  const town = await openTestApp()
  const small = town.searchIndex
  small.start()
  await small.settled()
  const room = small.at(town.clock.now())?.capacity ?? 0
  await generateSuites(town.db, { count: room + 1, today: '2026-11-15' })
  for (const { id } of await town.db.selectFrom('suites').select('id').execute()) {
    small.onEvent({ id: 1, kind: 'suites.published', subject: `suite:${id}` })
  }
  await small.settled()
  expect(small.at(town.clock.now())?.slots.size).toBe(room + 1)
  await town.close()
})

test('PostgreSQL answers for a day beyond the index', async () => {
  expect(index.at(other.clock.now().add({ hours: 24 * 30 }))).toBeUndefined()
})
