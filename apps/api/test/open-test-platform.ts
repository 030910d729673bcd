import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { openPlatform } from '../src/open.ts'
import { type SettableClock, settableClock } from '../src/platform/clock.ts'
import type { Platform } from '../src/platform/platform.ts'

/** Whose clock is set posts entries of other days, as only the demo data may otherwise. */
function writingHistory(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c marea.writes_history=on')
  return url.href
}

export async function openTestPlatform(
  givenUrl: string,
  {
    clock = settableClock('2026-11-15T12:00:00Z'),
    environment = {},
    log,
  }: { clock?: SettableClock; environment?: Record<string, string>; log?: Platform['log'] } = {},
) {
  const databaseUrl = writingHistory(givenUrl)
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: await mkdtemp(join(tmpdir(), 'marea-test-data-')),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '10',
    // A busy machine must not count as an outage.
    DATABASE_TIMEOUT_MS: '60000',
    ROLE: 'web',
    LOG_LEVEL: 'silent',
    ARGON2_MEMORY_KIB: '8',
    ARGON2_PASSES: '1',
    SHED_LOAD_AFTER_MS: '0',
    RATE_LIMIT_PER_MINUTE: '100000',
    METRICS_TOKEN: 'the token of the tests',
    SECRET_KEY: 'a secret that only the tests know, 32+',
    ...environment,
  })
  const platform = await openPlatform(config, { databaseUrl, clock, log })
  return {
    ...platform,
    clock,
    async close() {
      await platform.close()
      await rm(config.dataDir, { recursive: true, force: true })
    },
  }
}
