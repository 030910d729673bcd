import { SearchQuery } from '@marea/contract/search/endpoints.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLiveIndex } from '#search/memory/live-index.ts'
import { searchSuites } from '#search/search.ts'
import type { AccessRow } from '../../../test/access/access-row.ts'
import { articleRows } from '../../../test/access/articles/article-rows.ts'
import { reportRows } from '../../../test/access/report-rows.ts'
import { statementRows } from '../../../test/access/statement-rows.ts'
import { taxRows } from '../../../test/access/tax-rows.ts'
import { openTestPlatform } from '../../../test/open-test-platform.ts'
import { signedIn } from '../../../test/people.ts'
import { generateSuites } from '../../../test/search/generated-suites.ts'
import { startStreamingReplica } from '../../../test/server/streaming-replica.ts'
import { homeOf } from '../../../test/stays.ts'
import { cloneTemplate, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { listRoutes } from '../../app.ts'

const today = '2026-11-15'
const soon = { timeout: 10_000 }
let servers: Awaited<ReturnType<typeof startStreamingReplica>>
let marea: TestApp

beforeAll(async () => {
  servers = await startStreamingReplica()
  const { primaryUrl: databaseUrl, replicaUrl } = servers
  const environment = { DATABASE_REPLICA_URL: replicaUrl, DATABASE_REPLICA_MAX_LAG: '2' }
  marea = await openTestApp({ databaseUrl, environment })
}, 60_000)
afterAll(async () => {
  await marea.close()
  await servers.close()
})

const replicaIs = (state: string) => vi.waitFor(() => expect(marea.reads.state()).toBe(state), soon)

async function countPlaces(db: TestApp['db']) {
  return (await db.selectFrom('neighborhoods').select('slug').execute()).length
}

function addPlace(slug: string) {
  const place = { slug, name: slug, nameEs: slug, latitude: 25.7, longitude: -80.2 }
  const order = { usualJurisdiction: 'miami', position: 1 } as const
  return marea.db
    .insertInto('neighborhoods')
    .values({ ...place, ...order })
    .execute()
}

test('a read that must see what was written waits for the replica, and reads there', async () => {
  await replicaIs('ok')
  await generateSuites(marea.db, { count: 20, today })
  const db = await marea.reads.caughtUp()
  expect(db).not.toBe(marea.db)
  expect(await countPlaces(db)).toBe(25)
  await expect(db.deleteFrom('neighborhoods').execute()).rejects.toThrow('read-only')
})

test('search answers the same from the replica, and the index is filled from it', async () => {
  const query = SearchQuery.parse({ guests: '2' })
  const { reads, searchIndex } = marea
  const fromReplica = await searchSuites(marea.ctx(), query, { reads })
  expect(fromReplica.bytes).toBe((await searchSuites(marea.ctx(), query, {})).bytes)
  searchIndex.start()
  await searchIndex.settled()
  expect(searchIndex.at(marea.clock.now())?.slots.size).toBe(20)
})

test('every report only reads, so the replica can make it', async () => {
  const owner = await signedIn(marea, 'Ines', { profile: 'OWNER' })
  const admin = await signedIn(marea, 'Ada', { profile: 'ADMIN' })
  await homeOf(marea, owner.id)
  const rows: Record<string, AccessRow> = {
    ...articleRows,
    ...reportRows,
    ...statementRows,
    ...taxRows,
  }
  const reports = Object.entries(listRoutes(marea)).filter(([, route]) => route.isReport)
  expect(reports.length).toBeGreaterThan(30)
  for (const [key] of reports) {
    const path = key.replace('GET ', '').replace(/:(\w+)/g, (_, name) => {
      return rows[key]?.params?.[name] ?? ''
    })
    const address = `${path}${rows[key]?.query ?? ''}`
    const { status } = await (key.includes('/admin/') ? admin : owner).call('GET', address)
    expect([200, 404], key).toContain(status)
  }
  expect(marea.reads.current()).not.toBe(marea.db)
})

test('a replica that is behind is not read: first by who must see their own write, then by all', async () => {
  await servers.onStandby('select pg_wal_replay_pause()')
  await addPlace('new-shore')
  expect(await countPlaces(await marea.reads.caughtUp())).toBe(26)
  expect(marea.reads.current()).not.toBe(marea.db)
  await replicaIs('behind')
  expect(marea.reads.current()).toBe(marea.db)
  await servers.onStandby('select pg_wal_replay_resume()')
  await replicaIs('ok')
  expect(marea.reads.current()).not.toBe(marea.db)
})

test('a replica that is gone is not read, and nobody notices', async () => {
  await servers.stopStandby()
  await replicaIs('unreachable')
  expect(await countPlaces(await marea.reads.caughtUp())).toBe(26)
  expect(await countPlaces(marea.reads.current())).toBe(26)
})

test('a server that is no standby, such as a promoted one, is not read', async () => {
  const databaseUrl = await cloneTemplate()
  const environment = { DATABASE_REPLICA_URL: databaseUrl }
  const other = await openTestPlatform(databaseUrl, { environment })
  await vi.waitFor(() => expect(other.reads.state()).toBe('not a standby'), soon)
  expect(other.reads.current()).toBe(other.db)
  const index = createLiveIndex(other)
  index.start()
  await index.settled()
  expect(index.at(other.clock.now())).toBeDefined()
  await index.stop()
  await other.close()
})
