import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { readConfig } from '../apps/api/src/config.ts'
import { openPlatform } from '../apps/api/src/open.ts'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/start.ts'
import { createSystemCtx, type Platform } from '../apps/api/src/platform/platform.ts'
import { findInColumns } from '../apps/api/src/search/memory/find-in-columns.ts'
import { createLiveIndex } from '../apps/api/src/search/memory/live-index.ts'
import type { ParsedSearch } from '../apps/api/src/search/query.ts'
import { findInSql } from '../apps/api/src/search/sql/find-in-sql.ts'
import { searches } from '../apps/api/test/search/random-searches.ts'
import { companyDay } from '../demo/company-clock.ts'
import { secretKey } from './marea.ts'

export type SearchWorld = Awaited<ReturnType<typeof openSearchWorld>>

/** A separate PostgreSQL, filled by `fill` and then loaded into an index of this process. */
export async function openSearchWorld(
  fill: (platform: Platform, today: string) => Promise<unknown>,
  environment: Record<string, string> = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-bench-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: { fsync: 'off', shared_buffers: '1GB', work_mem: '64MB', max_wal_size: '8GB' },
  })
  const databaseUrl = postgres.url
  const config = readConfig({
    // Its own folder, because Marea closes its data folder to the user that PostgreSQL runs as.
    DATA_DIR: join(dataDir, 'files'),
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'error',
    // Generating a whole city takes a statement longer than any request may.
    DATABASE_TIMEOUT_MS: '600000',
    ...environment,
  })
  const platform = await openPlatform(config, { databaseUrl })
  const today = companyDay(platform.clock.now())
  await fill(platform, today)
  const startedAt = performance.now()
  const index = createLiveIndex(platform)
  index.start()
  await index.settled()
  return {
    databaseUrl,
    today,
    index,
    db: platform.db,
    buildMs: performance.now() - startedAt,
    ctx: () => createSystemCtx(platform),
    inMemory(asked: ParsedSearch) {
      const live = index.at(platform.clock.now())
      if (!live) throw new Error('The index is not there.')
      return findInColumns(live, asked, today)
    },
    inSql: (asked: ParsedSearch) =>
      findInSql(platform.db, asked, { today, now: platform.clock.now() }),
    async close() {
      await index.stop()
      await platform.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export function sampleSearches(today: string, count: number): ParsedSearch[] {
  return fc.sample(searches(today), { numRuns: count, seed: 305 })
}

/** Searches for fixed dates, each with one or more filters. */
export function sampleDated(today: string, count: number): ParsedSearch[] {
  return sampleSearches(today, count * 3)
    .filter(({ when }) => when.kind === 'fixed')
    .slice(0, count)
    .map((requested) => ({ ...requested, page: 1, hasFacets: true }))
}

export async function timesOf<Each>(list: readonly Each[], action: (each: Each) => unknown) {
  const times: number[] = []
  for (const each of list) {
    const startedAt = performance.now()
    await action(each)
    times.push(performance.now() - startedAt)
  }
  return times.sort((one, other) => one - other)
}

export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
