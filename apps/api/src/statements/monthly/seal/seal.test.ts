import { createHash } from 'node:crypto'
import type { Statement, StatementList } from '@marea/contract/statements/monthly/statement.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settleStays } from '#bookings/settle/settle.ts'
import { inTransaction } from '#platform/ctx.ts'
import { findStatementOwner } from '#statements/monthly/owner-store.ts'
import { composeStatement } from '#statements/monthly/statement-content.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'
import { reverse } from '#wallet/ledger/reverse.ts'
import { mailsTo, signedIn } from '../../../../test/people.ts'
import { runFanOut } from '../../../../test/run-fan-out.ts'
import { recountStatements } from '../../../../test/statements/recount-statements.ts'
import { booked, type Guest, homeOf, move } from '../../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { closeMonths } from './close-months.ts'
import { sealNextMonth } from './seal-month.ts'
import { listSeals } from './seal-store.ts'
import { verifySeals } from './verify-seals.ts'

let marea: TestApp
let admin: Guest
let ines: Guest
let laura: Guest
let home: { slug: string; suiteId: string }
let count = 0

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'Admin', { profile: 'ADMIN' })
})
afterAll(() => marea.close())
beforeEach(async () => {
  count += 1
  marea.clock.set('2026-11-15T12:00:00Z')
  ines = await signedIn(marea, `ines${count}`, { profile: 'OWNER', language: 'es' })
  laura = await signedIn(marea, `laura${count}`)
  home = await homeOf(marea, ines.id)
})

function stay(checkIn: string, checkOut: string) {
  return booked(marea, laura, { slug: home.slug, checkIn, checkOut, guests: 2 })
}

async function spend(spentOn: string, amount: number, by = ines) {
  const expense = { suite: home.slug, spentOn, category: 'pool', concept: 'Pool', amount }
  const path = by === admin ? '/admin/expenses' : '/owner/expenses'
  const { status, body } = await move(by, path, expense)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result.expense ?? body.result
}

async function at(instant: string, work: () => Promise<unknown>) {
  marea.clock.set(instant)
  await work()
}

const settle = () => runFanOut(marea.ctx(), settleStays)

/** With the emails that follow, which would otherwise be written at the time of a later test. */
async function close() {
  await runFanOut(marea.ctx(), closeMonths)
  await marea.runJobs()
}

async function statement(month: string, by = ines): Promise<Statement> {
  const { status, body } = await by.call('GET', `/owner/statements/${month}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result
}

async function list(): Promise<StatementList> {
  return (await ines.call('GET', '/owner/statements')).body.result
}

async function verify(month: string) {
  return (await ines.call('POST', `/owner/statements/${month}/verification`)).body.result
}

/** Two stays, the second across the end of November, and expenses of both payers. */
async function liveThroughNovember() {
  await stay('2026-11-18', '2026-11-21')
  await stay('2026-11-29', '2026-12-03')
  await spend('2026-11-12', 90_00)
  await spend('2026-11-14', 240_00, admin)
  await at('2026-11-20T12:00:00Z', settle)
  await at('2026-12-01T04:00:00Z', settle)
}

function expectExplained({ opening, profit, bridge, paidOut, other, closing }: Statement) {
  const joined = Object.values(bridge).reduce((sum, amount) => sum + amount, 0)
  expect(opening + profit + joined + paidOut + other).toBe(closing)
}

test('a month is sealed once it is over, by Miami’s calendar, and opens the next one', async () => {
  await liveThroughNovember()
  await at('2026-12-01T04:59:00Z', close)
  expect((await list()).months.map(({ sealed }) => sealed)).toEqual([null])
  await at('2026-12-01T11:00:00Z', close)
  const [december, november] = (await list()).months
  expect(december).toMatchObject({ month: '2026-12', sealed: null, opening: november?.closing })
  expect(november?.sealed).toMatchObject({ sealedAt: '2026-12-01T11:00:00Z' })
  expectExplained(await statement('2026-11'))
  expectExplained(await statement('2026-12'))
  for (const { opening, profit, adjustments, paidOut, closing } of (await list()).months) {
    expect(opening + profit + adjustments + paidOut).toBe(closing)
  }
  expect(november?.adjustments).not.toBe(0)
})

test('a statement keeps its number when it is sealed, and no other can have it', async () => {
  await stay('2026-11-18', '2026-11-21')
  await at('2026-11-20T12:00:00Z', settle)
  const { number } = await statement('2026-11')
  const digits = ines.id.replaceAll('-', '').toUpperCase()
  expect(number).toBe(`ST-2026-11-${digits.slice(0, 12)}`)
  await at('2027-01-01T11:00:00Z', close)
  // Sessions end before the second month does.
  marea.clock.set('2026-12-01T11:00:00Z')
  expect(await statement('2026-11')).toMatchObject({
    number,
    sealed: { lines: expect.any(Number) },
  })
  const renumber = (month: string, to: string | null) =>
    marea.db.transaction().execute(async (db) => {
      await sql`alter table statement_seals disable trigger statement_seals_stay`.execute(db)
      await sql`update statement_seals set number = ${to}
        where owner_id = ${ines.id} and month = ${month}`.execute(db)
      await sql`alter table statement_seals enable trigger statement_seals_stay`.execute(db)
    })
  await expect(renumber('2026-12-01', number)).rejects.toThrow('statement_seals_number_unique')
  await renumber('2026-11-01', null)
  expect((await statement('2026-11')).number).toBe(`ST-2026-11-${digits.slice(0, 4)}`)
})

test('a sealed month equals the raw postings, and its seal is a hash that anybody can compute', async () => {
  await liveThroughNovember()
  await at('2026-12-01T11:00:00Z', close)
  const sealed = await statement('2026-11')
  const raw = (await recountStatements(marea, ines.id)).find(({ month }) => month === '2026-11')
  expect(raw).toMatchObject({
    opening: sealed.opening,
    closing: sealed.closing,
    income: sealed.income,
    expenses: sealed.expenses,
    taxes: sealed.taxes,
    nights: sealed.nights,
  })
  const { rows } = await sql<{ line: string }>`
    select concat_ws('|', p.entry_id, p.line, (extract(epoch from e.posted_at) * 1000000)::bigint,
      e.kind, e.reference, p.account, p.amount) as line
    from ledger_postings p join ledger_entries e on e.id = p.entry_id
    where e.id in (select entry_id from ledger_postings where account like ${`owner:${ines.id}:%`})
      and e.posted_at < '2026-12-01T05:00:00Z'
    order by p.entry_id, p.line`.execute(marea.db)
  const { content } = await marea.db
    .selectFrom('statementSeals')
    .select(sql<string>`content::text`.as('content'))
    .where('ownerId', '=', ines.id)
    .executeTakeFirstOrThrow()
  const sha = (...parts: (Buffer | string)[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
  const numbers = Buffer.alloc(28)
  numbers.writeInt32BE(Temporal.PlainDate.from('2000-01-01').until('2026-11-01').days, 0)
  numbers.writeBigInt64BE(BigInt(sealed.opening), 4)
  numbers.writeBigInt64BE(BigInt(sealed.closing), 12)
  numbers.writeBigInt64BE(BigInt(rows.length), 20)
  const owner = Buffer.from(ines.id.replaceAll('-', ''), 'hex')
  const ledger = sha(rows.map(({ line }) => line).join('\n'))
  expect(sealed.sealed?.seal).toBe(sha(owner, numbers, ledger, sha(content)).toString('hex'))
  expect(sealed.sealed?.lines).toBe(rows.length)
})

test('a late expense counts on the day it is recorded, and the sealed month stays as it was', async () => {
  await liveThroughNovember()
  await at('2026-12-01T11:00:00Z', close)
  const before = await statement('2026-11')
  await at('2026-12-05T15:00:00Z', () => spend('2026-11-20', 77_00))
  await spend('2026-11-21', 33_00, admin)
  expect(await statement('2026-11')).toEqual({ ...before })
  const december = await statement('2026-12')
  const late = december.expenseLines.map(({ datedOn, spentOn, amount }) => [
    datedOn,
    spentOn,
    amount,
  ])
  expect(late).toEqual([
    ['2026-12-05', '2026-11-20', 77_00],
    ['2026-12-05', '2026-11-21', 33_00],
  ])
  expectExplained(december)
  const { body } = await ines.call('GET', '/owner/reports?from=2026-11&to=2026-12')
  expect(body.result.months.map(({ now }: { now: { expenses: number } }) => now.expenses)).toEqual([
    before.expenses,
    110_00,
  ])
})

test('a void after sealing is a line of its own day', async () => {
  const pool = await spend('2026-11-12', 90_00)
  await at('2026-12-01T11:00:00Z', close)
  await at('2026-12-08T15:00:00Z', () =>
    ines.call('DELETE', `/owner/expenses/${pool.id}`, { body: { reason: 'Twice' } }),
  )
  expect((await statement('2026-11')).expenses).toBe(90_00)
  const december = await statement('2026-12')
  expect(december.expenses).toBe(-90_00)
  expect(december.expenseLines).toMatchObject([{ line: 'reversal', datedOn: '2026-12-08' }])
})

test('a stay whose payment is taken back is an adjustment of that day, with its taxes', async () => {
  const { id } = await stay('2026-11-18', '2026-11-21')
  await at('2026-11-20T12:00:00Z', settle)
  await at('2026-12-01T11:00:00Z', close)
  const november = await statement('2026-11')
  marea.clock.set('2026-12-09T15:00:00Z')
  const { id: entryId } = await marea.db
    .selectFrom('ledgerEntries')
    .select('id')
    .where('key', '=', `booking:${id}:settle`)
    .executeTakeFirstOrThrow()
  await reverse(marea.ctx(), entryId, { key: `test:${id}`, kind: 'booking.corrected' })
  expect(await statement('2026-11')).toEqual(november)
  const december = await statement('2026-12')
  expect(december.bookings).toMatchObject([
    { id, nights: 0, income: 0, released: -november.income, taxes: -november.taxes },
  ])
  expect(december).toMatchObject({ opening: november.closing, closing: 0 })
  expectExplained(december)
})

test('a booking that changes after some of its nights were sealed is corrected in the open month', async () => {
  const { id } = await stay('2026-11-30', '2026-12-04')
  await marea.runJobs()
  await at('2026-12-01T11:00:00Z', close)
  const november = await statement('2026-11')
  expect(november.bridge.notReleased).toBe(-november.income)
  marea.clock.set('2026-12-01T15:00:00Z')
  const takenAt = marea.ctx().now
  await marea.db
    .updateTable('bookings')
    .set({ status: 'cancelled', cancelledBy: 'platform', keptLines: '[]', settledAt: takenAt })
    .where('id', '=', id)
    .execute()
  await marea.db
    .insertInto('bookingSteps')
    .values({ bookingId: id, status: 'cancelled', takenAt })
    .execute()
  expect(await statement('2026-11')).toEqual({ ...november, changedSince: -november.income })
  const december = await statement('2026-12')
  expect(december.bookings.find(({ isAdjustment }) => isAdjustment)).toMatchObject({
    id,
    nights: -1,
    income: -november.income,
  })
  expect(november.income + december.income).toBe(0)
  expectExplained(december)
  await at('2027-01-01T11:00:00Z', close)
  const owner = await findStatementOwner(marea.db, ines.id)
  if (!owner) throw new Error('The owner is gone.')
  expect((await composeStatement(marea.db, owner, '2027-01')).bookings).toEqual([])
})

test('nothing can be posted into a sealed month, nor an expense dated in it', async () => {
  await liveThroughNovember()
  await at('2026-12-01T11:00:00Z', close)
  const ctx = { ...marea.ctx(), now: Temporal.Instant.from('2026-11-30T23:00:00Z') }
  const moves = [{ from: ledgerAccounts.payable(ines.id), to: ledgerAccounts.cash, amount: 100 }]
  const late = post(ctx, { key: `late:${ines.id}`, kind: 'test.late', reference: 'test', moves })
  await expect(late).rejects.toMatchObject({ constraint: 'ledger_month_open' })
  const copied = sql`insert into expenses (id, suite_id, owner_id, entry_id, spent_on, category,
      concept, paid_by, recorded_by, recorded_at)
    select gen_random_uuid(), suite_id, owner_id, (select max(id) from ledger_entries), spent_on,
      category, concept, paid_by, recorded_by, recorded_at
    from expenses where owner_id = ${ines.id} limit 1`.execute(marea.db)
  await expect(copied).rejects.toMatchObject({ constraint: 'expenses_month_open' })
})

test('a payout of any kind appears by itself and is part of the balance', async () => {
  await liveThroughNovember()
  const moves = [
    {
      from: ledgerAccounts.payable(ines.id),
      to: ledgerAccounts.withdrawalsPending,
      amount: 150_00,
    },
  ]
  const paid = { key: `paid:${ines.id}`, kind: 'owner.paid_out', reference: 'payout:1', moves }
  await post(marea.ctx(), paid)
  const november = await statement('2026-11')
  expect(november.payouts).toMatchObject([{ on: '2026-11-30', amount: -150_00 }])
  expect(november.paidOut).toBe(-150_00)
  expectExplained(november)
})

test('sealing twice at once seals each month once, and a run that died goes on', async () => {
  await liveThroughNovember()
  marea.clock.set('2027-02-10T12:00:00Z')
  const sealedMonths = await Promise.all(
    Array.from({ length: 4 }, () => sealNextMonth(marea.ctx(), ines.id)),
  )
  expect(sealedMonths.toSorted()).toEqual(['2026-11', '2026-12', '2027-01', null].toSorted())
  const failing = inTransaction(
    { ...marea.ctx(), now: Temporal.Instant.from('2027-03-02T12:00:00Z') },
    async (ctx) => {
      await sealNextMonth(ctx, ines.id)
      throw new Error('power cut')
    },
  )
  await expect(failing).rejects.toThrow('power cut')
  await at('2027-03-02T13:00:00Z', close)
  const seals = await listSeals(marea.db, ines.id)
  const months = ['2027-02', '2027-01', '2026-12', '2026-11']
  expect(seals.map(({ month }) => month)).toEqual(months)
})

test('seals and issued files cannot be changed or removed', async () => {
  await liveThroughNovember()
  await at('2026-12-01T11:00:00Z', close)
  await ines.call('GET', '/owner/statements/2026-11/statement.csv')
  for (const table of ['statement_seals', 'statement_files']) {
    for (const change of [`update ${table} set month = month`, `delete from ${table}`]) {
      const changed = sql.raw(change).execute(marea.db)
      await expect(changed).rejects.toMatchObject({ constraint: 'ledger_append_only' })
    }
  }
})

test('verifying counts the lines, and a posting changed behind the ledger is found', async () => {
  await spend('2026-10-05', 10_00)
  await liveThroughNovember()
  await at('2026-12-10T11:00:00Z', close)
  const intact = await verify('2026-11')
  expect(intact).toMatchObject({ month: '2026-11', isIntact: true, lines: intact.sealedLines })
  expect(intact.lines).toBeGreaterThan(0)
  await marea.db.transaction().execute(async (db) => {
    await sql`alter table ledger_postings disable trigger user`.execute(db)
    await sql`update ledger_postings set amount = amount + 1 where entry_id in (
      select entry_id from ledger_postings where account = ${ledgerAccounts.payable(ines.id)}
      order by number limit 1) and account = ${ledgerAccounts.payable(ines.id)}`.execute(db)
    await sql`alter table ledger_postings enable trigger user`.execute(db)
  })
  expect(await verify('2026-11')).toMatchObject({ month: '2026-11', isIntact: false })
  expect(await verify('2026-10')).toMatchObject({ month: '2026-10', isIntact: true })
  const { differences } = await verifySeals(marea.db)
  expect(differences).toContain(`2026-11 of ${ines.id}`)
})

test('an open month cannot be verified, and one without a statement is not found', async () => {
  await spend('2026-11-10', 10_00)
  const open = await ines.call('POST', '/owner/statements/2026-11/verification')
  expect(open.body.error.code).toBe('owners.statement_not_sealed')
  for (const month of ['2026-10', '2026-12']) {
    const none = await ines.call('GET', `/owner/statements/${month}`)
    expect(none.body.error.code).toBe('resource.not_found')
  }
})

test('the job emails the latest month once, in the owner’s language, with both files', async () => {
  await liveThroughNovember()
  marea.clock.set('2026-12-01T11:00:00Z')
  for (let run = 0; run < 2; run += 1) {
    await jobNamed('owners.close-months').handle(marea.ctx(), {})
    await marea.runJobs()
  }
  const mails = (await mailsTo(marea, ines.email)).filter(({ subject }) =>
    /estado de cuenta/.test(subject),
  )
  expect(mails.map(({ subject }) => subject)).toEqual(['Su estado de cuenta de noviembre de 2026'])
  expect(await marea.readMetrics()).toMatch(/marea_statement_owners\{state="sealed"\} \d/)
  const events = await marea.db
    .selectFrom('events')
    .select('kind')
    .where('subject', '=', `user:${ines.id}`)
    .where('kind', 'in', ['owners.month_sealed', 'owners.statement_emailed'])
    .orderBy('id')
    .execute()
  expect(events.map(({ kind }) => kind)).toEqual([
    'owners.month_sealed',
    'owners.statement_emailed',
  ])
})
