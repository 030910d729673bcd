import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compareBooks } from '#operations/checks/compare-books.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { listOutbox } from '#platform/mail/outbox.ts'
import { closeMonths } from '#statements/monthly/seal/close-months.ts'
import { verifySeals } from '#statements/monthly/seal/verify-seals.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences } from '../test/ledger-totals.ts'
import { callAs, signIn } from '../test/people.ts'
import { runFanOut, settleAndComplete } from '../test/run-fan-out.ts'
import { answerBank, auditCards, deliverEvents, depositAs } from '../test/stand-ins/cards.ts'
import { type Guest, move, read, ready } from '../test/stays.ts'
import { emptyDatabase, jobNamed, openTestApp, type TestApp } from '../test/test-app.ts'
import { type Dump, loadCards, loadDump, textOfDump, writeDump } from '../test/upgrades/dump.ts'
import { livePast } from '../test/upgrades/past-life.ts'

const visa = { paymentMethodId: 'pm_card_visa' }

const schemas = ['0057', '0058', '0062', '0068', '0222', '0330', 'today']

describe.each(schemas)('a data folder of schema %s', (schema) => {
  let marea: TestApp
  let laura: Guest
  let daniel: Guest

  beforeAll(async () => {
    marea = await openUpgraded(schema)
    marea.clock.set('2026-11-22T12:05:00Z')
    laura = await comeBack(marea, 'laura@marea.test')
    daniel = await comeBack(marea, 'daniel@marea.test')
  }, 180_000)
  afterEach(async () => {
    expect(await differences(marea)).toEqual([])
    expect(await auditCards(marea)).toEqual([])
  })
  afterAll(() => marea.close())

  test('keeps true books, and takes deposits and payments for what was on hold', async () => {
    expect(await differences(marea)).toEqual([])
    await depositAs(laura, { amount: 100_00, ...visa })
    const [held, waiting] = await bookingsOf(daniel, 'held')
    await daniel.call('PUT', `/bookings/${held}/house-rules`)
    await move(daniel, `/bookings/${held}/payment`, visa)
    const { body } = await move(daniel, `/bookings/${waiting}/payment`, { useCredit: true })
    await answerBank(marea, body.result.nextAction.url, 'yes')
    await deliverEvents(marea)
    expect(await read(daniel, held)).toMatchObject({ status: 'confirmed' })
    expect(await read(daniel, waiting)).toMatchObject({ status: 'confirmed' })
    expect(await balanceOf(marea, ledgerAccounts.wallet(laura.id))).toBe(100_00)
  })

  test('books, cancels and settles', async () => {
    const { id, total } = await ready(laura, { checkIn: '2027-04-01', checkOut: '2027-04-04' })
    await move(laura, `/bookings/${id}/payment`, visa)
    await deliverEvents(marea)
    expect(await read(laura, id)).toMatchObject({ status: 'confirmed', paid: { card: total } })
    const [coming] = await bookingsOf(laura, 'confirmed')
    await move(laura, `/bookings/${coming}/cancellation`, { to: 'card' })
    await deliverEvents(marea)
    expect(await read(laura, coming)).toMatchObject({ status: 'cancelled' })
    expect(await balanceOf(marea, ledgerAccounts.wallet(laura.id))).toBe(600_00)
    marea.clock.set('2027-04-05T12:00:00Z')
    await settleAndComplete(marea.ctx())
    expect(await balanceOf(marea, ledgerAccounts.escrow(id))).toBe(0)
  })

  test('closes its months', async () => {
    await runFanOut(marea.ctx(), closeMonths)
    const ines = await comeBack(marea, 'inés@marea.test')
    const { months } = (await ines.call('GET', '/owner/statements')).body.result
    const sealed = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03']
    expect(months).toMatchObject([
      { month: '2027-04', sealed: null },
      ...sealed.toReversed().map((month) => ({ month, sealed: expect.any(Object) })),
    ])
    expect(months[0].profit).toBeGreaterThan(0)
    expect(await verifySeals(marea.db)).toMatchObject({ months: sealed.length, differences: [] })
    expect((await compareBooks(marea.db)).differences).toEqual([])
  })

  async function bookingsOf({ id }: Guest, status: 'held' | 'confirmed') {
    const rows = await marea.db
      .selectFrom('bookings')
      .select('id')
      .where('guestId', '=', id)
      .where('status', '=', status)
      .where('settledAt', 'is', null)
      .orderBy('checkInAt')
      .execute()
    const [first = '', second = ''] = rows.map((row) => row.id)
    return [first, second] as const
  }
})

test('mails that waited as jobs, or were given up in an outage, are sent after the upgrade', async () => {
  const databaseUrl = await emptyDatabase()
  const db = openDatabase(databaseUrl)
  await migrate(db, '0066_remove_busy_account_rows.sql')
  const log = pino({ level: 'silent' })
  const old = { name: 'send-mail', handle: async () => undefined }
  const queue = await openJobs(databaseUrl, [old], { log, isWorker: false })
  const content = { subject: 'Booking confirmed', html: '<p>Confirmed</p>', text: 'Confirmed' }
  for (const to of ['waiting@marea.test', 'lost@marea.test']) {
    const mail = { to, language: 'en', versions: { en: content, es: content } }
    await queue.enqueue(db, old, mail)
  }
  await sql`update pgboss.job set state = 'failed' where data ->> 'to' like 'lost%'`.execute(db)
  await queue.stop()
  await db.destroy()
  const marea = await openTestApp({ databaseUrl })
  marea.clock.set(Temporal.Now.instant().toString())
  await marea.runJobs()
  await jobNamed('mail.retry-due').handle(marea.ctx(), {})
  const sent = (await listOutbox(marea.config.dataDir)).map(({ to }) => to)
  expect(sent.toSorted()).toEqual(['lost@marea.test', 'waiting@marea.test'])
  await marea.close()
})

/** The product of today on the rows that an older one has left. */
async function openUpgraded(schema: string): Promise<TestApp> {
  const dump: Dump = JSON.parse(schema === 'today' ? await dumpOfToday() : await readDump(schema))
  const databaseUrl = await emptyDatabase()
  const db = openDatabase(databaseUrl)
  await migrate(db, dump.migration)
  await loadDump(databaseUrl, dump)
  await db.destroy()
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-test-data-'))
  loadCards(join(dataDir, 'card-stand-in'), dump)
  return openTestApp({ databaseUrl, environment: { DATA_DIR: dataDir } })
}

function readDump(schema: string): Promise<string> {
  return readFile(new URL(`../test/upgrades/${schema}.dump`, import.meta.url), 'utf8')
}

async function dumpOfToday(): Promise<string> {
  const marea = await openTestApp()
  await livePast(marea)
  const dump = await writeDump(marea.databaseUrl, join(marea.config.dataDir, 'card-stand-in'))
  await marea.close()
  return textOfDump(dump)
}

async function comeBack(marea: TestApp, email: string): Promise<Guest> {
  const { result: user } = (await signIn(marea, email)).body
  return { ...user, call: callAs(marea, user.token) }
}
