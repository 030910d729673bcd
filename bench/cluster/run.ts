import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { startS3StandIn } from '../../apps/api/test/stand-ins/s3-stand-in.ts'
import { auditDay } from '../day/audit.ts'
import { isFailed, linesOf, type MixedLoad, startMixedLoad } from '../day/mixed-load.ts'
import { prepareWorld } from '../day/world.ts'
import { startDatabase } from './database.ts'
import { missingPackages } from './packages.ts'
import { startProduct } from './product.ts'
import { createServices } from './services.ts'

const lanes = 12
const beforeMs = 20_000
const afterMs = 20_000
const recoveryLimitMs = 90_000

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Kills the primary under load and restarts the processes; true if nothing accepted was lost, the service
 * came back by itself, and no request failed because of the restarts.
 */
async function drill(folder: string): Promise<boolean> {
  const services = createServices(folder)
  const s3 = await startS3StandIn()
  try {
    const database = await startDatabase(services)
    say('PostgreSQL 15: a primary and a synchronous standby under Patroni.')
    const environment = {
      DATABASE_URL: database.pooledUrl,
      DATABASE_POOLING: 'transaction',
      DATABASE_DIRECT_URL: database.directUrl,
      DATABASE_REPLICA_URL: database.replicaUrl,
      DATA_DIR: join(folder, 'data'),
      S3_URL: s3.url,
      SECRET_KEY: 'a secret that only this drill knows, 32+',
      TEST_CARDS: 'true',
      RATE_LIMIT_PER_MINUTE: '100000000',
      // On a busy machine connections wait, which a restart does not cause.
      DATABASE_TIMEOUT_MS: '60000',
      LOG_LEVEL: 'info',
    }
    const world = await prepareWorld(environment, [{ useCredit: true }])
    const { url, restartWebs } = await startProduct(services, environment)
    say('Two web processes and a worker behind nginx, through PgBouncer in transaction mode.')
    const load = startMixedLoad({ urls: [url], lanes, world })
    await wait(beforeMs)
    const primary = await database.findPrimary()
    await database.killNode(primary)
    const killedMs = performance.now()
    say(`Killed ${primary.name}, the primary, under load.`)
    const recoveredMs = await waitForWrite(load, killedMs)
    await wait(afterMs)
    database.restartNode(primary)
    await database.waitForStandby(primary)
    await wait(afterMs / 4)
    const restartedMs = performance.now()
    await restartWebs()
    await wait(afterMs / 4)
    await load.stop()
    report(load, { killedMs, recoveredMs })
    await reportReplica(folder)
    const isSmooth = reportRestarts(load, restartedMs)
    return (await audit(database.directUrl, load)) && isSmooth
  } finally {
    await services.stopAll()
    await s3.close()
  }
}

const writes = new Set(['quote', 'booking', 'message'])

/** Waits for the first answered write that began after the kill. */
async function waitForWrite({ samples }: MixedLoad, sinceMs: number): Promise<number> {
  while (performance.now() < sinceMs + recoveryLimitMs) {
    const first = samples.find(
      ({ kind, atMs, status }) => writes.has(kind) && atMs > sinceMs && status === 200,
    )
    if (first) return first.atMs + first.ms
    await wait(100)
  }
  throw new Error('No write succeeded after the primary was killed.')
}

function report({ samples, accepted }: MixedLoad, at: { killedMs: number; recoveredMs: number }) {
  const outage = samples.filter(({ atMs }) => atMs > at.killedMs - 500 && atMs < at.recoveredMs)
  const others = samples.filter((sample) => !outage.includes(sample))
  const failedReads = outage.filter((sample) => !writes.has(sample.kind) && isFailed(sample))
  const reads = outage.filter(({ kind }) => !writes.has(kind))
  say(`Writes were possible again after ${((at.recoveredMs - at.killedMs) / 1000).toFixed(1)} s.`)
  say(`Meanwhile ${reads.length - failedReads.length} of ${reads.length} reads were answered:`)
  for (const line of linesOf(reads).slice(0, 2)) say(`  ${line}`)
  say('Before and after:')
  for (const line of linesOf(others)) say(`  ${line}`)
  say(`${accepted.bookings.length} bookings and ${accepted.messages.length} messages accepted.`)
}

function reportRestarts({ samples }: MixedLoad, sinceMs: number): boolean {
  const meanwhile = samples.filter(({ atMs }) => atMs >= sinceMs)
  const failed = meanwhile.filter(isFailed)
  say(`Restarted both web processes: ${failed.length} of ${meanwhile.length} requests failed.`)
  for (const { kind, status } of failed) say(`  ${kind} ${status}`)
  return failed.length === 0
}

/** The processes log each change of what they know about the replica. */
async function reportReplica(folder: string): Promise<void> {
  const log = await readFile(join(folder, 'web-1.log'), 'utf8')
  const states = [...log.matchAll(/"replica":"([^"]+)"/g)].map(([, state]) => state)
  say(`The replica as web-1 saw it: ${states.join(', ')}.`)
}

async function audit(databaseUrl: string, { accepted }: MixedLoad): Promise<boolean> {
  const db = openDatabase(databaseUrl, { max: 2 })
  const differences = await auditDay(db, accepted)
  await db.destroy()
  for (const each of differences) say(each)
  say(`${differences.length} differences: accepted bookings and messages, shared nights, ledger.`)
  return differences.length === 0
}

const missing = missingPackages()
if (missing.length > 0) {
  say(`These Debian packages are missing: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}
const folder = await mkdtemp(join(tmpdir(), 'marea-cluster-'))
await chmod(folder, 0o711)
let isGood = false
try {
  isGood = await drill(folder)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
}
if (isGood) await rm(folder, { recursive: true, force: true })
else say(`The logs are in ${folder}.`)
process.exit(isGood ? 0 : 1)
