import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expireBookingHoldsJob } from '#bookings/jobs.ts'
import { bookingCharges } from '#bookings/pay/on-charge-settled.ts'
import { recoverPayments } from '#payments/recover-payments.ts'
import type { Ctx } from '#platform/ctx.ts'
import { expireMoneyHoldsJob } from '#wallet/holds/jobs.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences, fund } from '../../../test/ledger-totals.ts'
import { mailsTo } from '../../../test/people.ts'
import { auditCards, deliverEvents, depositAs } from '../../../test/stand-ins/cards.ts'
import { type Guest, move, openHouse, read, ready } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const visa = { paymentMethodId: 'pm_card_visa' }

let marea: TestApp
let laura: Guest

beforeEach(async () => {
  marea = await openTestApp()
  ;({ laura } = await openHouse(marea))
})
afterEach(async () => {
  expect(await differences(marea)).toEqual([])
  expect(await auditCards(marea)).toEqual([])
  await marea.close()
})

/** The database refuses some rows, as after a faulty migration, until the returned function is called. */
async function breakRows(table: string, condition: string): Promise<() => Promise<unknown>> {
  await sql`create function refuse_rows() returns trigger language plpgsql as
    $$ begin raise exception 'broken by the test'; end $$`.execute(marea.db)
  const broken = `create trigger broken before insert or update on ${table} for each row
    when (${condition}) execute function refuse_rows()`
  await sql.raw(broken).execute(marea.db)
  return () => sql.raw(`drop trigger broken on ${table}`).execute(marea.db)
}

function sweep(ctx: Ctx = marea.ctx()): Promise<void> {
  return recoverPayments(ctx, { booking: bookingCharges })
}

/** Runs the periodic jobs every five minutes of the given hours. */
async function waitHours(hours: number): Promise<void> {
  for (let minute = 0; minute < hours * 60; minute += 5) {
    marea.clock.advance({ minutes: 5 })
    await expireBookingHoldsJob.handle(marea.ctx(), {})
    await expireMoneyHoldsJob.handle(marea.ctx(), {})
    await sweep()
  }
}

async function unsettled(): Promise<string[]> {
  const metrics = await marea.readMetrics()
  return metrics.split('\n').filter((line) => line.startsWith('marea_charges_unsettled{'))
}

function charge() {
  return marea.db.selectFrom('charges').selectAll().executeTakeFirstOrThrow()
}

function record() {
  return marea.ports.cards.standIn?.record() ?? { charges: [], refunds: [] }
}

test('a paid charge that cannot be stored is logged, retried and confirms the stay', async () => {
  let written = ''
  const log = pino({}, { write: (line: string) => (written += line) })
  const mend = await breakRows('ledger_postings', `NEW.account like 'booking:%'`)
  const { id } = await ready(laura)
  await move(laura, `/bookings/${id}/payment`, visa)
  marea.clock.advance({ minutes: 3 })
  await sweep({ ...marea.ctx(), log })
  await sweep()
  expect(await charge()).toMatchObject({ settleAttempts: 1, settledAt: null })
  expect(await unsettled()).toContain('marea_charges_unsettled{purpose="booking"} 1')
  expect(written).toContain('charge not settled')
  expect(written).not.toMatch(/laura|@/i)
  await mend()
  marea.clock.advance({ minutes: 1 })
  await sweep()
  expect(await read(laura, id)).toMatchObject({ status: 'confirmed' })
  expect(await unsettled()).toContain('marea_charges_unsettled{purpose="booking"} 0')
  await deliverEvents(marea)
})

test('after two hours it is refunded even when the ledger fails, and the guest gets an email', async () => {
  await fund(marea.ctx(), laura.id, 200_00)
  const mend = await breakRows('ledger_postings', `NEW.account like 'booking:%'`)
  const { id, total } = await ready(laura)
  await move(laura, `/bookings/${id}/payment`, { ...visa, useCredit: true })
  await waitHours(1.75)
  expect(record().refunds).toEqual([])
  await waitHours(0.75)
  await deliverEvents(marea)
  const amount = total.amount - 200_00
  expect(record().refunds).toMatchObject([{ amount }])
  expect(await charge()).toMatchObject({ status: 'succeeded', refunded: amount })
  expect(await balanceOf(marea, ledgerAccounts.wallet(laura.id))).toBe(200_00)
  expect(await read(laura, id)).toMatchObject({ status: 'expired' })
  expect(await unsettled()).toContain('marea_charges_unsettled{purpose="booking"} 0')
  const told = (await mailsTo(marea, 'laura@marea.test')).filter(({ subject }) =>
    subject.startsWith('We’re refunding your payment of $'),
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('Because of a technical problem on our side')
  const { body } = await laura.call('GET', '/purchases')
  const receipt = { purpose: 'charge', reference: (await charge()).id }
  expect(body.result.items).toMatchObject([
    { kind: 'refund', status: 'succeeded', receipt },
    { kind: 'charge', status: 'succeeded', receipt },
  ])
  await mend()
})

test('when the ledger works, the refund is posted to it and leaves the escrow empty', async () => {
  await breakRows('bookings', `NEW.status = 'confirmed'`)
  const { id, total } = await ready(laura)
  await move(laura, `/bookings/${id}/payment`, visa)
  await waitHours(0.1)
  marea.clock.advance({ hours: 2 })
  await sweep()
  await deliverEvents(marea)
  expect(record().refunds).toMatchObject([{ amount: total.amount }])
  expect(await balanceOf(marea, ledgerAccounts.escrow(id))).toBe(0)
  const kinds = await marea.db.selectFrom('ledgerEntries').select('kind').orderBy('id').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['booking.charged', 'booking.refunded_to_card'])
})

test('a deposit that cannot be credited is refunded too', async () => {
  const mend = await breakRows('ledger_postings', `NEW.account like 'guest:wallet:%'`)
  await depositAs(laura, { amount: 150_00, ...visa })
  await waitHours(2.5)
  await deliverEvents(marea)
  expect(record().refunds).toMatchObject([{ amount: 150_00 }])
  const { body } = await laura.call('GET', '/wallet/deposits')
  expect(body.result).toMatchObject([{ status: 'failed', failure: 'processing_error' }])
  const [mail] = await mailsTo(marea, 'laura@marea.test')
  expect(mail?.text).toContain('add these funds to your wallet')
  await mend()
})

test('a deposit that could be neither credited nor refunded waits in the wallet like card money', async () => {
  const mend = await breakRows('ledger_postings', `NEW.account like 'guest:wallet:%'`)
  await depositAs(laura, { amount: 150_00, paymentMethodId: 'pm_card_refundFail' })
  await waitHours(2.5)
  await mend()
  await deliverEvents(marea)
  const { rows } = await sql`select account.balance, lot.remaining,
      lot.matures_at > ${marea.clock
        .now()
        .add({ hours: 24 * 59 })
        .toString()} as is_waiting
    from ledger_accounts account left join wallet_lots lot on lot.user_id = ${laura.id}
    where account.name = ${`guest:wallet:${laura.id}`}`.execute(marea.db)
  expect(rows).toEqual([{ balance: 150_00, remaining: 150_00, isWaiting: true }])
})
