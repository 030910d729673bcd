import { companyTimeZone } from '../../../../demo/company-clock.ts'
import { readConfig } from '../../src/config.ts'
import { initialBrand } from '../../src/platform/brand/brand.ts'
import { createStripeAdapter } from '../../src/platform/cards/stripe/adapter.ts'
import type { Ctx } from '../../src/platform/ctx.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { openJobs } from '../../src/platform/jobs/jobs.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { openSecrets } from '../../src/platform/secrets/secrets.ts'
import { openThreads } from '../../src/platform/threads/threads.ts'
import { act } from '../ledger-acts.ts'

/** Performs numbered operations until it is killed or done, and prints each completed one. */
const [databaseUrl = '', given = '', from = '0', until = '0', processor = ''] =
  process.argv.slice(2)
const guest = JSON.parse(given)
const log = openLog('silent')
const none = () => Promise.reject(new Error('not used'))
async function* noKeys(): AsyncGenerator<string> {}
const db = openDatabase(databaseUrl, { max: 2 })
const jobs = await openJobs(databaseUrl, [], { log, isWorker: false })
const mail = { send: none }
const files = { put: none, get: none, open: none, remove: none, list: noKeys }
const secrets = await openSecrets(
  { secretKey: 'a secret of the load', dataDir: '' },
  { canCreate: false },
)
const config = readConfig({ NODE_ENV: 'test' })
const { apiKey: secretKey, port: standInPort } = JSON.parse(processor)
// The card stand-in runs in the parent process and survives this one.
const cards = createStripeAdapter({ secretKey, webhookSecret: '', standInPort }, log)
const outside = { feeds: {}, push: {}, webhooks: {}, threads: openThreads({ log }) }
const consequences = { wantedBy: () => [] }
const ports = { jobs, consequences, mail, files, cards, signInProviders: {}, ...outside, secrets }

function newCtx(): Ctx {
  const now = Temporal.Now.instant()
  const actor = { ...guest.person, createdAt: now, authenticatedAt: now }
  return { db, now, log, ports, config, companyTimeZone, brand: initialBrand(config), actor }
}

process.stdout.write('ready\n')
for (let at = Number(from); at < Number(until); at += 1) {
  await act(newCtx(), guest, at)
  process.stdout.write(`${at}\n`)
}
process.exit(0)
