import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { clusterFolder } from '../../apps/api/src/platform/embedded-postgres/cluster.ts'
import { findHome } from '../../apps/api/src/platform/embedded-postgres/home.ts'
import { startEmbeddedPostgres } from '../../apps/api/src/platform/embedded-postgres/start.ts'
import { startMailServer } from '../../apps/api/test/stand-ins/mail-server.ts'
import { startMixedLoad } from '../day/mixed-load.ts'
import { prepareWorld } from '../day/world.ts'
import { breakCards, type Fault, mendCards, type Outage, runFaults } from './faults.ts'
import { type AppProcess, startProcess } from './processes.ts'
import { judge, slopeOf } from './report.ts'
import { auditAfterFaults } from './settle.ts'
import { mountSmallDisk } from './small-disk.ts'

const isShort = process.argv.includes('--short')
const seconds = isShort ? 12 : 300
const lanes = isShort ? 4 : 12

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** A mixed day with faults; true if all failures are explained by them and nothing is lost. */
async function stress(folder: string): Promise<boolean> {
  const dataDir = join(folder, 'data')
  const disk = isShort ? undefined : mountSmallDisk(dataDir)
  if (!disk)
    say('No full disk: the short form has none, and otherwise it needs the right to mount.')
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: say })
  const mail = await startMailServer()
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SECRET_KEY: 'a secret that only this stress knows, 32+',
    TEST_CARDS: 'true',
    RATE_LIMIT_PER_MINUTE: '100000000',
    SMTP_URL: mail.url,
    LOG_LEVEL: 'warn',
    // In the gate other tests run beside it, and a busy machine must not count as load.
    ...(isShort ? { SHED_LOAD_AFTER_MS: '0' } : {}),
  }
  const payments = [{ useCredit: true }, { paymentMethodId: 'pm_card_visa' }]
  const world = await prepareWorld(environment, payments)
  const processes = await Promise.all([
    startProcess('web-1', folder, { ...environment, ROLE: 'web' }),
    startProcess('all-2', folder, { ...environment, ROLE: 'all' }),
  ])
  try {
    await Promise.all(processes.map((each) => each.untilReady()))
    const [steady, other] = processes
    const load = startMixedLoad({ urls: processes.map(({ url }) => url), lanes, world })
    const outages: Outage[] = []
    const memory = watchMemory(steady)
    const faults = [
      restartPostgres(join(folder, 'database')),
      ...(disk ? [fillDisk(disk)] : []),
      stopServices(mail, join(dataDir, 'card-stand-in', 'store.db')),
      wrongClock(other),
    ]
    const killing = killInTurn(other, outages)
    const startedMs = performance.now()
    await runFaults(faults, { startedMs, outages })
    await wait(Math.max(0, startedMs + 1000 * seconds - performance.now()))
    killing.stop()
    await load.stop()
    const isExplained = judge(load, outages, say)
    say(`Memory of web-1: ${slopeOf(memory.stop())}.`)
    await Promise.all(processes.map((each) => each.untilReady()))
    const differences = await auditAfterFaults(environment, load.accepted)
    for (const each of differences) say(each)
    const { bookings, messages } = load.accepted
    say(`${bookings.length} bookings and ${messages.length} messages accepted.`)
    say(
      `${differences.length} differences: nights, ledger, charges, accepted bookings and messages.`,
    )
    return isExplained && differences.length === 0
  } finally {
    await Promise.all(processes.map((each) => each.stop()))
    await mail.close()
    await postgres.stop()
    disk?.unmount()
  }
}

/** In seconds from the start, long and short form. */
const at = (long: number, short: number) => (isShort ? short : long)

/** Restarts as an operator does, which ends all sessions. */
function restartPostgres(dataDir: string): Fault {
  return {
    name: 'PostgreSQL restarted',
    at: at(30, 2),
    seconds: 0,
    async begin() {
      const file = join(clusterFolder(await findHome(dataDir)), 'postmaster.pid')
      process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGINT')
    },
    end: () => undefined,
  }
}

function fillDisk(disk: NonNullable<ReturnType<typeof mountSmallDisk>>): Fault {
  return { name: 'Disk full', at: 75, seconds: 10, begin: disk.fill, end: disk.empty }
}

type Mail = Awaited<ReturnType<typeof startMailServer>>

function stopServices(mail: Mail, cards: string): Fault {
  let again: Mail | undefined
  return {
    name: 'Email and cards down',
    at: at(125, 4),
    seconds: at(30, 2),
    async begin() {
      await mail.close()
      breakCards(cards)
    },
    async end() {
      mendCards(cards)
      again = await startMailServer({}, mail.port)
      mail.close = again.close
    },
  }
}

function wrongClock(process: AppProcess): Fault {
  const restart = (minutes: number) => {
    process.setClockWrongBy(minutes)
    process.kill()
    return process.untilReady()
  }
  return {
    name: 'Clock 20 minutes ahead',
    at: at(195, 7),
    seconds: at(30, 3),
    begin: () => restart(20),
    end: () => restart(0),
  }
}

/** One process of the two, so that the other one's memory can be followed; never while it starts. */
function killInTurn(process: AppProcess, outages: Outage[]) {
  let isOver = false
  async function goOn(): Promise<void> {
    await wait(20_000, undefined, { ref: false })
    if (isOver) return
    const outage = { name: 'Process killed', fromMs: performance.now(), toMs: Infinity }
    outages.push(outage)
    process.kill()
    await process.untilReady()
    outage.toMs = performance.now()
    await goOn()
  }
  goOn().catch((error) => say(String(error)))
  return {
    stop() {
      isOver = true
    },
  }
}

function watchMemory(process: AppProcess) {
  const samples: { atMs: number; megabytes: number }[] = []
  const timer = setInterval(() => {
    samples.push({ atMs: performance.now(), megabytes: process.memory() })
  }, 1000)
  return {
    stop() {
      clearInterval(timer)
      return samples
    },
  }
}

const folder = await mkdtemp(join(tmpdir(), 'marea-stress-'))
let isGood = false
try {
  say(`A mixed day of ${seconds} s with ${lanes} people at once.`)
  isGood = await stress(folder)
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
if (isGood) await rm(folder, { recursive: true, force: true })
else say(`The logs are in ${folder}.`)
process.exit(isGood ? 0 : 1)
