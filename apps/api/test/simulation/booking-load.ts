import { readFile } from 'node:fs/promises'
import { companyTimeZone } from '../../../../demo/company-clock.ts'
import { createHoldStay } from '../../src/bookings/hold/hold.ts'
import { acceptHouseRules } from '../../src/bookings/hold/hold-details.ts'
import { payStay } from '../../src/bookings/pay/pay.ts'
import { readConfig } from '../../src/config.ts'
import { initialBrand } from '../../src/platform/brand/brand.ts'
import { openCards } from '../../src/platform/cards/open.ts'
import { settableClock } from '../../src/platform/clock.ts'
import type { Ctx, Person } from '../../src/platform/ctx.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { openJobs } from '../../src/platform/jobs/jobs.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { Problem } from '../../src/platform/problem.ts'
import { openSecrets } from '../../src/platform/secrets/secrets.ts'
import { openThreads } from '../../src/platform/threads/threads.ts'

const holdStay = createHoldStay()

/** Who wants to book which quote, and how they pay. */
export type Wish = { person: Person; quoteId: string; useCredit: boolean }

/** Books quote after quote until it is killed or done, and prints each outcome. */
const [databaseUrl = '', dataDir = '', many = '1', path = ''] = process.argv.slice(2)
const wishes: Wish[] = JSON.parse(await readFile(path, 'utf8'))
const log = openLog('silent')
const none = () => Promise.reject(new Error('not used'))
async function* noKeys(): AsyncGenerator<string> {}
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
const clock = settableClock('2026-11-15T12:00:00Z')
const db = openDatabase(databaseUrl, { max: Number(many) })
const ports = {
  jobs: await openJobs(databaseUrl, [], { log, isWorker: false }),
  consequences: { wantedBy: () => [] },
  mail: { send: none },
  files: { put: none, get: none, open: none, remove: none, list: noKeys },
  secrets: await openSecrets(
    { secretKey: 'a secret that only the tests know, 32+', dataDir },
    { canCreate: false },
  ),
  cards: await openCards(config, { clock, log }),
  signInProviders: {},
  feeds: {},
  push: {},
  webhooks: {},
  threads: openThreads({ log }),
}

function newCtx({ person }: Wish): Ctx {
  const now = clock.now()
  const actor = { ...person, createdAt: now, authenticatedAt: now }
  return { db, now, log, ports, config, companyTimeZone, brand: initialBrand(config), actor }
}

async function book(wish: Wish): Promise<string> {
  const ctx = newCtx(wish)
  const { id } = await holdStay(ctx, { quoteId: wish.quoteId })
  await acceptHouseRules(ctx, id)
  const { useCredit } = wish
  const paying = { paymentMethodId: 'pm_card_visa', useCredit, saveCard: false }
  return (await payStay(ctx, id, paying)).status
}

async function attempt(wish: Wish): Promise<void> {
  const since = performance.now()
  const said = await book(wish).catch((error) =>
    error instanceof Problem
      ? `${error.code} ${JSON.stringify(error.details ?? {})}`
      : `failed ${error}`,
  )
  process.stdout.write(`${wish.quoteId} ${Math.round(performance.now() - since)} ${said}\n`)
}

process.stdout.write('ready\n')
const waiting = [...wishes]
await Promise.all(
  Array.from({ length: Number(many) }, async () => {
    for (let wish = waiting.shift(); wish; wish = waiting.shift()) await attempt(wish)
  }),
)
process.exit(0)
