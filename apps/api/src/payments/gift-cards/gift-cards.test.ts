import { randomUUID } from 'node:crypto'
import { mailTextTables } from '@marea/contract/texts/tables.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { listOutbox } from '#platform/mail/outbox.ts'
import { openHold, postHold, voidHold } from '#wallet/holds/hold.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences, fund } from '../../../test/ledger-totals.ts'
import { boughtGiftCard, buyAs, codeFor, newGiftCard } from '../../../test/payments/gift-cards.ts'
import { readyBankAccount } from '../../../test/payouts/withdrawals.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { callAs, mailsTo, signedIn, signIn } from '../../../test/people.ts'
import { answerBank, auditCards, deliverEvents } from '../../../test/stand-ins/cards.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'
import { unsentGiftCardBlocksDeletion } from './account-deletion.ts'

let marea: TestApp
let laura: Someone

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  expect(await auditCards(marea)).toEqual([])
  expect(await owed()).toBe(await unredeemed())
  await marea.close()
})

/** What the ledger owes to holders of codes, and what unredeemed gift cards are worth. */
async function owed(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(balance), 0)::bigint as sum
    from ledger_accounts where kind = 'gift_card:<id>:unredeemed'`.execute(marea.db)
  return rows[0]?.sum ?? 0
}

async function unredeemed(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum
    from gift_cards where status = 'paid'`.execute(marea.db)
  return rows[0]?.sum ?? 0
}

function redeemAs({ call }: Someone, code: string) {
  return call('POST', '/gift-cards/redemption', { body: { code } })
}

async function giftCardOf({ call }: Someone, id: string) {
  return (await call('GET', `/gift-cards/${id}`)).body.result
}

async function walletOf({ call }: Someone) {
  return (await call('GET', '/wallet')).body.result
}

test('a gift card is emailed to its recipient, in their language, once the card has paid', async () => {
  const asked = await buyAs(laura, { recipientEmail: 'Abuela@marea.test' })
  expect(asked.body.result).toMatchObject({ status: 'requested', amount: { amount: 250_00 } })
  expect(await listOutbox(marea.config.dataDir)).toEqual([])
  await deliverEvents(marea)
  const { id } = asked.body.result
  expect(await giftCardOf(laura, id)).toMatchObject({
    status: 'sent',
    recipientEmail: 'abuela@marea.test',
    card: { brand: 'visa', lastFour: '4242' },
  })
  const [email] = await mailsTo(marea, 'abuela@marea.test')
  const code = await codeFor(marea, id)
  expect(email).toMatchObject({ language: 'es' })
  expect(email?.subject).toContain('Laura Méndez le envió')
  expect(email?.text).toContain(code)
  expect(email?.text).toContain(`/my-wallet?redeem=${code}`)
  expect(email?.text).toContain('porque Laura Méndez compró esta tarjeta de regalo para usted')
  expect(email?.text).not.toContain(mailTextTables.es['mail.reason'])
  expect(email?.html).not.toContain(mailTextTables.es['mail.reason'])
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(await balanceOf(marea, ledgerAccounts.giftCard(id))).toBe(250_00)
})

test('no table holds the code of a gift card', async () => {
  const code = await codeFor(marea, await boughtGiftCard(marea, laura))
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from gift_cards row where row::text ilike ${`%${code}%`}
    union all select from outgoing_mails row where row::text ilike ${`%${code}%`}
    union all select from events row where row::text ilike ${`%${code}%`}
  ) as found`.execute(marea.db)
  expect(rows).toEqual([{ found: false }])
})

test('a code credits one wallet once, however often and by however many it is redeemed at once', async () => {
  const [rosa, diego] = [await signedIn(marea, 'Rosa'), await signedIn(marea, 'Diego')]
  const id = await boughtGiftCard(marea, laura)
  const code = await codeFor(marea, id)
  const typed = code.toLowerCase().replaceAll('-', ' ')
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => redeemAs(rosa, typed)),
    ...Array.from({ length: 5 }, () => redeemAs(diego, code)),
  ])
  const [winner, loser] = answers[0]?.status === 200 ? [rosa, diego] : [diego, rosa]
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 200),
    ...Array.from({ length: 5 }, () => 409),
  ])
  expect(await walletOf(winner)).toMatchObject({
    available: { amount: 250_00 },
    gift: { amount: 250_00 },
    withdrawable: { amount: 0 },
    maturing: [],
  })
  expect((await walletOf(loser)).available.amount).toBe(0)
  expect((await redeemAs(loser, code)).body.error.code).toBe('gift_cards.redeemed')
  const { items } = (await winner.call('GET', '/wallet/transactions')).body.result
  expect(items).toMatchObject([{ kind: 'gift_card.redeemed', amount: { amount: 250_00 } }])
  expect(await giftCardOf(laura, id)).toMatchObject({ status: 'redeemed', refundableUntil: null })
  expect((await laura.call('POST', `/gift-cards/${id}/refund`)).body.error.code).toBe(
    'gift_cards.not_refundable',
  )
})

test('gift money can’t be withdrawn, is spent first, and returns as gift money', async () => {
  const ana = await signedIn(marea, 'Ana')
  await redeemAs(ana, await codeFor(marea, await boughtGiftCard(marea, laura)))
  await fund(marea.ctx(), ana.id, 100_00)
  expect(await walletOf(ana)).toMatchObject({
    available: { amount: 350_00 },
    withdrawable: { amount: 100_00 },
  })
  const body = { bankAccountId: await readyBankAccount(marea, ana), amount: 150_00 }
  const headers = { 'idempotency-key': randomUUID() }
  const refused = await ana.call('POST', '/wallet/withdrawals', { body, headers })
  expect(refused.body.error.code).toBe('wallet.insufficient_funds')
  const until = marea.clock.now().add({ hours: 1 })
  const hold = { userId: ana.id, amount: 200_00, until }
  await openHold(marea.ctx(), { ...hold, reference: 'stay:one' })
  expect(await walletOf(ana)).toMatchObject({
    gift: { amount: 50_00 },
    withdrawable: { amount: 100_00 },
  })
  await voidHold(marea.ctx(), 'stay:one')
  expect((await walletOf(ana)).gift.amount).toBe(250_00)
  await openHold(marea.ctx(), { ...hold, reference: 'stay:two' })
  const to = ledgerAccounts.escrow(randomUUID())
  await postHold(marea.ctx(), 'stay:two', { to, amount: 200_00 })
  marea.clock.advance({ hours: 24 * 400 })
  const { token } = (await signIn(marea, ana.email)).body.result
  const later = (await callAs(marea, token)('GET', '/wallet')).body.result
  expect(later).toMatchObject({ gift: { amount: 50_00 }, withdrawable: { amount: 100_00 } })
  laura = await signedIn(marea, 'Lauraagain')
})

test('a gift card for another day waits for the morning in Miami', async () => {
  const day = marea.clock
    .now()
    .add({ hours: 24 * 3 })
    .toString()
    .slice(0, 10)
  const id = await boughtGiftCard(marea, laura, {
    deliverOn: day,
    recipientEmail: 'sol@marea.test',
  })
  const deliver = async () => {
    await jobNamed('payments.deliver-gift-cards').handle(marea.ctx(), {})
    await marea.runJobs()
  }
  await deliver()
  expect(await giftCardOf(laura, id)).toMatchObject({ status: 'waiting', sentAt: null })
  expect(await mailsTo(marea, 'sol@marea.test')).toEqual([])
  marea.clock.advance({ hours: 24 * 3 + 4 })
  await deliver()
  await deliver()
  expect(await mailsTo(marea, 'sol@marea.test')).toHaveLength(1)
  laura = await signedIn(marea, 'Laurathird')
})

test('a resent email has the same code; a corrected recipient gets a new one', async () => {
  const rosa = await signedIn(marea, 'Rosario')
  const id = await boughtGiftCard(marea, laura, { recipientEmail: 'wrong@marea.test' })
  const first = await codeFor(marea, id)
  expect((await laura.call('POST', `/gift-cards/${id}/delivery`)).status).toBe(200)
  await marea.runJobs()
  expect(await codeFor(marea, id)).toBe(first)
  expect(await mailsTo(marea, 'wrong@marea.test')).toHaveLength(2)
  const body = { recipientName: 'Rosa', recipientEmail: 'right@marea.test' }
  const bad = { ...body, recipientEmail: 'nobody' }
  expect(
    (await laura.call('PUT', `/gift-cards/${id}/recipient`, { body: bad })).body.error,
  ).toMatchObject({ details: { fields: { recipientEmail: 'recipient_email' } } })
  await laura.call('PUT', `/gift-cards/${id}/recipient`, { body })
  await marea.runJobs()
  expect((await redeemAs(rosa, first)).body.error.code).toBe('gift_cards.code_unknown')
  const [email] = await mailsTo(marea, 'right@marea.test')
  const second = await codeFor(marea, id)
  expect(email?.text).toContain(second)
  expect((await redeemAs(rosa, second)).status).toBe(200)
  expect((await laura.call('POST', `/gift-cards/${id}/delivery`)).status).toBe(409)
})

test('an unredeemed gift card is refunded to its card within 14 days, and its code ends', async () => {
  const rosa = await signedIn(marea, 'Rosalia')
  const id = await boughtGiftCard(marea, laura)
  const code = await codeFor(marea, id)
  marea.clock.advance({ minutes: 1 })
  const both = await Promise.all([
    laura.call('POST', `/gift-cards/${id}/refund`),
    laura.call('POST', `/gift-cards/${id}/refund`),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await deliverEvents(marea)
  expect(await giftCardOf(laura, id)).toMatchObject({ status: 'refunded' })
  expect((await redeemAs(rosa, code)).body.error.code).toBe('gift_cards.refunded')
  const { items } = (await laura.call('GET', '/purchases')).body.result
  const ofCard = items.filter(({ reference }: { reference: string }) => reference === id)
  expect(ofCard).toMatchObject([
    { kind: 'refund', purpose: 'gift_card', status: 'succeeded', amount: { amount: 250_00 } },
    { kind: 'charge', purpose: 'gift_card', status: 'succeeded' },
  ])
  expect(await balanceOf(marea, ledgerAccounts.giftCard(id))).toBe(0)
  const other = await boughtGiftCard(marea, laura)
  await marea.db
    .updateTable('giftCards')
    .set({ requestedAt: marea.clock.now().subtract({ hours: 24 * 14 }) })
    .where('id', '=', other)
    .execute()
  const late = await laura.call('POST', `/gift-cards/${other}/refund`)
  expect(late.body.error.code).toBe('gift_cards.not_refundable')
})

test('a refund that the card refuses is card money in the buyer’s wallet for 60 days', async () => {
  const buyer = await signedIn(marea, 'Nora')
  const id = await boughtGiftCard(marea, buyer, { paymentMethodId: 'pm_card_refundFail' })
  await buyer.call('POST', `/gift-cards/${id}/refund`)
  await deliverEvents(marea)
  const maturesAt = marea.clock
    .now()
    .add({ hours: 24 * 60 })
    .toString()
  expect(await walletOf(buyer)).toMatchObject({
    available: { amount: 250_00 },
    withdrawable: { amount: 0 },
    gift: { amount: 0 },
    maturing: [{ amount: { amount: 250_00 }, maturesAt }],
  })
  const { rows } = await sql`select sum(remaining)::bigint as sum from wallet_lots
    where user_id = ${buyer.id} and matures_at > ${marea.clock.now().toString()}`.execute(marea.db)
  expect(rows).toEqual([{ sum: 250_00 }])
})

test('a declined card and a declined authentication leave no gift card', async () => {
  const paymentMethodId = 'pm_card_visa_chargeDeclinedInsufficientFunds'
  const declined = await buyAs(laura, { paymentMethodId })
  expect(declined).toMatchObject({
    status: 402,
    body: { error: { code: 'gift_cards.declined', details: { reason: 'insufficient_funds' } } },
  })
  const asked = await buyAs(laura, { paymentMethodId: 'pm_card_authenticationRequired' })
  const { id, nextAction } = asked.body.result
  expect(await giftCardOf(laura, id)).toMatchObject({ status: 'requested', nextAction })
  await answerBank(marea, nextAction.url, 'no')
  await deliverEvents(marea)
  expect(await giftCardOf(laura, id)).toMatchObject({
    status: 'failed',
    failure: 'authentication_failed',
  })
  expect(await balanceOf(marea, ledgerAccounts.giftCard(id))).toBe(0)
})

test('the same request again is one gift card, and each field says what is wrong with it', async () => {
  const key = randomUUID()
  const [first, second] = await Promise.all([buyAs(laura, {}, key), buyAs(laura, {}, key)])
  expect(second.body.result.id).toBe(first.body.result.id)
  await deliverEvents(marea)
  expect((await buyAs(laura, { amount: 300_00 }, key)).status).toBe(422)
  const wrong = { amount: 49_99, recipientEmail: 'x', deliverOn: '2025-01-01', senderName: ' ' }
  expect((await buyAs(laura, wrong)).body.error).toMatchObject({
    code: 'gift_cards.invalid',
    details: {
      fields: {
        amount: 'amount',
        recipientEmail: 'recipient_email',
        deliverOn: 'deliver_on',
        senderName: 'sender_name',
      },
    },
  })
  const most = { amount: 2_000_01 }
  expect((await buyAs(laura, most)).body.error.code).toBe('gift_cards.invalid')
})

test('nobody buys more than $10,000 in a day, even at once', async () => {
  const buyer = await signedIn(marea, 'Generous')
  const asked = Array.from({ length: 7 }, () => buyAs(buyer, { amount: 2_000_00 }))
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  const refused = answers.filter(({ body }) => body.error?.code === 'gift_cards.daily_limit')
  expect(refused).toHaveLength(2)
  await deliverEvents(marea)
})

test('unknown and malformed codes get one answer, and guessing is limited', async () => {
  const guesser = await signedIn(marea, 'Guesser')
  const codes = ['', 'abc', '0000-0000-0000-0000-0000', `${'Z'.repeat(20)}`, '💎'.repeat(20)]
  const answers = []
  for (let index = 0; index < 25; index += 1) {
    answers.push(await redeemAs(guesser, codes[index % codes.length] ?? ''))
  }
  const said = new Set(answers.slice(0, 20).map(({ body }) => body.error.code))
  expect([...said]).toEqual(['gift_cards.code_unknown'])
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    body: { error: { code: 'request.too_many' } },
  })
})

test('a stranger finds no gift card of others, and its receipt is for its buyer alone', async () => {
  const stranger = await signedIn(marea, 'Stranger')
  const id = await boughtGiftCard(marea, laura)
  const body = { recipientName: 'Me', recipientEmail: 'me@marea.test' }
  const answers = [
    await stranger.call('GET', `/gift-cards/${id}`),
    await stranger.call('PUT', `/gift-cards/${id}/recipient`, { body }),
    await stranger.call('POST', `/gift-cards/${id}/delivery`),
    await stranger.call('POST', `/gift-cards/${id}/refund`),
    await stranger.call('GET', `/gift-cards/${id}/receipt.pdf`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await stranger.call('GET', '/gift-cards')).body.result).toEqual([])
  const receipt = await marea.app.inject({
    url: `/api/gift-cards/${id}/receipt.pdf?language=es`,
    headers: { authorization: laura.token },
  })
  expect(textOfPdf(receipt.rawPayload)).toContain('Recibo de su tarjeta de regalo')
})

test('a gift card that waits for its day blocks the deletion of its buyer', async () => {
  const buyer = await signedIn(marea, 'Leaving')
  const day = marea.clock
    .now()
    .add({ hours: 24 * 3 })
    .toString()
    .slice(0, 10)
  const id = await boughtGiftCard(marea, buyer, { ...newGiftCard, deliverOn: day })
  const blocker = () =>
    inTransaction(marea.ctx(), (ctx) => unsentGiftCardBlocksDeletion(ctx, buyer.id))
  expect(await blocker()).toBe('gift.deletion_blocked.unsent')
  await buyer.call('POST', `/gift-cards/${id}/refund`)
  expect(await blocker()).toBeUndefined()
  await deliverEvents(marea)
})
