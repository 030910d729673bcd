import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences } from '../../../../test/ledger-totals.ts'
import { boughtGiftCard, buyAs, codeFor } from '../../../../test/payments/gift-cards.ts'
import { mailsTo, signedIn } from '../../../../test/people.ts'
import { auditCards, deliverEvents } from '../../../../test/stand-ins/cards.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { Someone } from '../../../../test/user-data.ts'

let marea: TestApp
let laura: Someone
let rosa: Someone
let marisol: Someone
let nadia: Someone

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
  rosa = await signedIn(marea, 'Rosa')
  marisol = await signedIn(marea, 'Marisol', { profile: 'ADMIN' })
  nadia = await signedIn(marea, 'Nadia', { profile: 'ADMIN' })
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  expect(await auditCards(marea)).toEqual([])
  await marea.close()
})

const reason = 'Bought twice by mistake'

async function search(query: string) {
  return (await marisol.call('GET', `/admin/gift-cards?${query}`)).body.result
}

async function opened(id: string) {
  return (await marisol.call('GET', `/admin/gift-cards/${id}`)).body.result
}

function refund({ call }: Someone, id: string) {
  return call('POST', `/admin/gift-cards/${id}/refund`, { body: { reason } })
}

function redeem({ call }: Someone, code: string) {
  return call('POST', '/gift-cards/redemption', { body: { code } })
}

async function actsOn(id: string) {
  const rows = await marea.db
    .selectFrom('adminActs')
    .select(['act', 'details'])
    .where('subject', '=', `gift_card:${id}`)
    .orderBy('id')
    .execute()
  return rows.map(({ act }) => act)
}

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

test('gift cards are found by the end of the code, the code, and buyer or recipient', async () => {
  const id = await boughtGiftCard(marea, laura, { recipientEmail: 'abuela@marea.test' })
  const other = await boughtGiftCard(marea, rosa, { recipientEmail: 'nieto@marea.test' })
  const code = await codeFor(marea, id)
  expect(idsOf(await search(`find=${code.slice(-4).toLowerCase()}`))).toContain(id)
  expect(idsOf(await search(`find=${code.toLowerCase()}`))).toEqual([id])
  expect(idsOf(await search('find=abuela@'))).toEqual([id])
  expect(idsOf(await search('find=rosa@marea.test'))).toEqual([other])
  expect((await search('find=%25')).count).toBe(0)
  expect(idsOf(await search('show=sent'))).toEqual(expect.arrayContaining([id, other]))
  expect((await search('show=redeemed')).items).toEqual([])
  const [item] = (await search('find=abuela@')).items
  expect(item).toMatchObject({
    status: 'sent',
    codeEnding: code.slice(-4),
    buyer: { id: laura.id, email: laura.email },
  })
  expect(JSON.stringify(item)).not.toContain(code)
})

test('gift cards are sorted by recipient or day on the server', async () => {
  const zoe = await boughtGiftCard(marea, laura, {
    recipientName: 'Zoe',
    recipientEmail: 'z@sort.test',
  })
  const abe = await boughtGiftCard(marea, laura, {
    recipientName: 'abe',
    recipientEmail: 'a@sort.test',
  })
  expect(idsOf(await search('find=@sort.test&sort=recipient'))).toEqual([abe, zoe])
  expect(idsOf(await search('find=@sort.test&sort=-recipient'))).toEqual([zoe, abe])
})

test('those that were declined or wait for their day are in lists of their own', async () => {
  const declined = { paymentMethodId: 'pm_card_visa_chargeDeclinedInsufficientFunds' }
  await buyAs(laura, { ...declined, recipientEmail: 'declined@marea.test' })
  await deliverEvents(marea)
  const deliverOn = marea.clock.now().add({ hours: 48 }).toString().slice(0, 10)
  const later = await boughtGiftCard(marea, laura, { deliverOn })
  expect((await search('show=unpaid')).items).toMatchObject([
    { status: 'failed', recipientEmail: 'declined@marea.test', codeEnding: null },
  ])
  expect(idsOf(await search('show=waiting'))).toEqual([later])
  expect(await opened(later)).toMatchObject({ status: 'waiting', can: ['refund'] })
  const early = { body: { reason } }
  const sent = await marisol.call('POST', `/admin/gift-cards/${later}/delivery`, early)
  expect(sent.body.error.code).toBe('gift_cards.state_refused')
})

test('the history tells who did what, and resending repeats the same code', async () => {
  const id = await boughtGiftCard(marea, laura, { recipientEmail: 'tia@marea.test' })
  const code = await codeFor(marea, id)
  const body = { reason: 'Lost in the spam folder' }
  const resent = await marisol.call('POST', `/admin/gift-cards/${id}/delivery`, { body })
  expect(resent.status).toBe(200)
  await marea.runJobs()
  const emails = await mailsTo(marea, 'tia@marea.test')
  expect(emails.map(({ text }) => text.includes(code))).toEqual([true, true])
  const recipient = { recipientName: 'Prima', recipientEmail: 'prima@marea.test' }
  await laura.call('PUT', `/gift-cards/${id}/recipient`, { body: recipient })
  await redeem(rosa, await codeFor(marea, id))
  expect(await opened(id)).toMatchObject({
    status: 'redeemed',
    can: [],
    redeemedBy: { id: rosa.id, fullName: 'Rosa' },
    card: { brand: 'visa', lastFour: '4242' },
    steps: [
      { step: 'bought', by: null },
      { step: 'sent', by: null },
      { step: 'resent', by: 'Marisol', reason: body.reason },
      { step: 'recipient_changed', by: 'Laura' },
      { step: 'redeemed', by: 'Rosa' },
    ],
  })
  expect(await actsOn(id)).toEqual(['gift_cards.resent'])
})

test('a refund goes to the card that paid once, also after 14 days, with its audit entry', async () => {
  const id = await boughtGiftCard(marea, laura)
  const code = await codeFor(marea, id)
  await marea.db
    .updateTable('giftCards')
    .set({ requestedAt: marea.clock.now().subtract({ hours: 24 * 90 }) })
    .where('id', '=', id)
    .execute()
  const answers = await Promise.all([refund(marisol, id), refund(nadia, id), refund(marisol, id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await deliverEvents(marea)
  expect(await opened(id)).toMatchObject({ status: 'refunded', can: [] })
  expect(await actsOn(id)).toEqual(['gift_cards.refunded'])
  expect(await balanceOf(marea, ledgerAccounts.giftCard(id))).toBe(0)
  const { items } = (await laura.call('GET', '/purchases')).body.result
  const refunds = items.filter(
    (each: { reference: string; kind: string }) => each.reference === id && each.kind === 'refund',
  )
  expect(refunds).toMatchObject([{ status: 'succeeded', amount: { amount: 250_00 } }])
  expect((await redeem(rosa, code)).body.error.code).toBe('gift_cards.refunded')
})

test('a redeemed gift card can’t be refunded, and one that is both at once ends as one', async () => {
  const redeemed = await boughtGiftCard(marea, laura)
  await redeem(rosa, await codeFor(marea, redeemed))
  expect((await refund(marisol, redeemed)).body.error.code).toBe('gift_cards.not_refundable')
  expect(await actsOn(redeemed)).toEqual([])
  for (let round = 0; round < 5; round += 1) {
    const id = await boughtGiftCard(marea, laura, { amount: 60_00 + round })
    const code = await codeFor(marea, id)
    const [refunded, credited] = await Promise.all([refund(marisol, id), redeem(rosa, code)])
    expect([refunded.status, credited.status].toSorted()).toEqual([200, 409])
    const { status } = await opened(id)
    expect(status).toBe(refunded.status === 200 ? 'refunded' : 'redeemed')
    expect(await balanceOf(marea, ledgerAccounts.giftCard(id))).toBe(0)
  }
  await deliverEvents(marea)
})

test('above the limit a second administrator decides, unless it was redeemed meanwhile', async () => {
  const id = await boughtGiftCard(marea, laura, { amount: 800_00 })
  expect((await refund(marisol, id)).body.result).toMatchObject({
    status: 'sent',
    needsApproval: true,
    approvals: [{ kind: 'gift_card_refund', verdict: null }],
  })
  expect((await refund(nadia, id)).body.error.code).toBe('approvals.waiting')
  const [{ id: approvalId }] = (await opened(id)).approvals
  const approve = ({ call }: Someone, approval: string) =>
    call('POST', `/admin/approvals/${approval}/approval`, { body: { amount: 800_00 } })
  expect((await approve(marisol, approvalId)).body.error.code).toBe('approvals.own_request')
  expect((await approve(nadia, approvalId)).status).toBe(200)
  await deliverEvents(marea)
  expect(await opened(id)).toMatchObject({ status: 'refunded' })

  const late = await boughtGiftCard(marea, laura, { amount: 800_00 })
  await refund(marisol, late)
  await redeem(rosa, await codeFor(marea, late))
  const [{ id: lateApproval }] = (await opened(late)).approvals
  expect((await approve(nadia, lateApproval)).body.error.code).toBe('gift_cards.not_refundable')
  expect(await opened(late)).toMatchObject({ status: 'redeemed' })
})

test('for everyone but administrators the gift cards of the console do not exist', async () => {
  const id = await boughtGiftCard(marea, laura)
  const answers = [
    await laura.call('GET', '/admin/gift-cards'),
    await laura.call('GET', `/admin/gift-cards/${id}`),
    await refund(laura, id),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await opened(id)).toMatchObject({ status: 'sent' })
})

test('an administrator does not refund a gift card that is the own purchase', async () => {
  const id = await boughtGiftCard(marea, marisol)
  const refund = await marisol.call('POST', `/admin/gift-cards/${id}/refund`, { body: { reason } })
  expect(refund.body.error.code).toBe('approvals.own_money')
})
