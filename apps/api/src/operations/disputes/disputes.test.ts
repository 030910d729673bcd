import { evidenceLimits } from '@marea/contract/payments/disputes/dispute.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { differences } from '../../../test/ledger-totals.ts'
import { intentOf, standInOf, stayPaidByCard } from '../../../test/payments/disputes.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { signedIn } from '../../../test/people.ts'
import { deliverEvents, depositAs } from '../../../test/stand-ins/cards.ts'
import { type Guest, homeFor, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { drawnEvidence } from './show-dispute.ts'

let marea: TestApp
let admin: Guest
let guest: Guest

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  guest = await signedIn(marea, 'Laura')
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})

async function disputed(terms: object = {}) {
  const stay = await stayPaidByCard(marea, guest, await homeFor(marea))
  const processorId = standInOf(marea).openDispute(await intentOf(marea, stay.id), terms)
  await deliverEvents(marea)
  const { items } = (await admin.call('GET', '/admin/disputes?show=to_answer')).body.result
  const { id } = items.find((each: { processorId: string }) => each.processorId === processorId)
  return { bookingId: stay.id, total: stay.total, id, processorId }
}

async function opened(id: string) {
  return (await admin.call('GET', `/admin/disputes/${id}`)).body.result
}

test('disputes to answer are listed by their deadline, with what the processor holds', async () => {
  const late = await disputed({ days: 20 })
  const soon = await disputed({ days: 2, reason: 'product_not_received' })
  const { items, counts, held } = (await admin.call('GET', '/admin/disputes')).body.result
  expect(items.map(({ id }: { id: string }) => id)).toEqual([soon.id, late.id])
  expect(items[0]).toMatchObject({
    reason: 'product_not_received',
    state: 'to_answer',
    amount: { amount: soon.total },
    purchase: { purpose: 'booking', id: soon.bookingId },
  })
  expect(counts.to_answer).toBe(2)
  expect(held.amount).toBe(soon.total + late.total)
  const queues = (await admin.call('GET', '/admin/queues')).body.result
  expect(queues.find(({ key }: { key: string }) => key === 'disputes')).toMatchObject({
    waiting: 2,
  })
})

test('the evidence is assembled from the booking within the limits, as texts and one PDF', async () => {
  const { id, total } = await disputed()
  const dispute = await opened(id)
  const found = Object.fromEntries(
    dispute.items.map(({ item, isFound }: { item: string; isFound: boolean }) => [item, isFound]),
  )
  expect(found).toMatchObject({
    booking: true,
    price: true,
    house_rules: true,
    policy: true,
    origin: true,
    card: true,
    id_check: false,
    emails: true,
  })
  const { texts } = dispute
  expect(texts.uncategorized_text).toContain('MAR-')
  expect(texts.customer_purchase_ip).toBe('127.0.0.1')
  expect(texts.access_activity_log).toContain('house rules accepted from IP 127.0.0.1')
  for (const text of Object.values(texts)) {
    expect(String(text).length).toBeLessThanOrEqual(evidenceLimits.text)
  }
  expect(dispute.entries).toEqual([
    expect.objectContaining({
      from: 'held',
      to: 'clearing',
      amount: expect.objectContaining({ amount: total }),
    }),
    expect.objectContaining({
      from: 'fees',
      to: 'clearing',
      amount: expect.objectContaining({ amount: 15_00 }),
    }),
  ])
  const started = performance.now()
  const pdf = textOfPdf(await drawnEvidence(marea.ctx(), id)).join(' ')
  expect(performance.now() - started).toBeLessThan(2000)
  for (const words of ['House rules', 'Price shown and accepted', 'Activity', '127.0.0.1']) {
    expect(pdf).toContain(words)
  }
  expect((await admin.call('GET', `/admin/disputes/${id}/evidence.pdf`)).status).toBe(200)
})

test('earlier payments by the same card that nobody disputed are evidence', async () => {
  const paid = await depositAs(guest, { amount: 80_00, paymentMethodId: 'pm_card_visa' })
  await deliverEvents(marea)
  const createdAt = marea.clock.now().subtract({ hours: 24 * 200 })
  const { id: reference } = paid.body.result
  await marea.db
    .updateTable('charges')
    .set({ createdAt })
    .where('reference', '=', reference)
    .execute()
  const { items, texts } = await opened((await disputed()).id)
  expect(items).toContainEqual({ item: 'earlier_payments', isFound: true })
  const earlier = 'earlier payment of $80.00 USD for deposit, not disputed, same IP address'
  expect(texts.access_activity_log).toContain(earlier)
})

test('a draft is kept and staged, and evidence is submitted once', async () => {
  const { id, processorId } = await disputed()
  const texts = { uncategorized_text: 'winning_evidence' }
  const saved = await admin.call('PUT', `/admin/disputes/${id}/draft`, { body: { texts } })
  expect(saved.body.result).toMatchObject({ texts, state: 'to_answer', hasDraft: true })
  const sent = await admin.call('POST', `/admin/disputes/${id}/submission`, { body: { texts } })
  expect(sent.body.result).toMatchObject({ state: 'waiting', can: [] })
  const again = await admin.call('POST', `/admin/disputes/${id}/submission`, { body: { texts } })
  expect(again.body.error.code).toBe('payments.dispute_closed')
  await deliverEvents(marea)
  expect(await opened(id)).toMatchObject({ state: 'won', processorId, texts })
  const acts = await marea.db
    .selectFrom('adminActs')
    .select('act')
    .where('subject', '=', `dispute:${id}`)
    .orderBy('id')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual([
    'disputes.draft_saved',
    'disputes.evidence_submitted',
  ])
})

test('texts over the limits are refused before the processor is asked', async () => {
  const { id } = await disputed()
  const long = { uncategorized_text: 'x'.repeat(evidenceLimits.text + 1) }
  const answer = await admin.call('PUT', `/admin/disputes/${id}/draft`, { body: { texts: long } })
  expect(answer.status).toBe(400)
})

test('an accepted dispute is lost for good, with its reason in the audit log', async () => {
  const { id } = await disputed({ amount: 120_00 })
  const body = { reason: 'The guest is right' }
  const url = `/admin/disputes/${id}/acceptance`
  expect((await admin.call('POST', url, { body })).body.result).toMatchObject({ isAccepted: true })
  await deliverEvents(marea)
  expect(await opened(id)).toMatchObject({ state: 'lost', loss: { amount: 120_00 }, can: [] })
  expect((await admin.call('POST', url, { body })).body.error.code).toBe('payments.dispute_closed')
})

test('above the limit a second administrator accepts it', async () => {
  const { id, total } = await disputed()
  const body = { reason: 'The guest is right' }
  const url = `/admin/disputes/${id}/acceptance`
  const asked = (await admin.call('POST', url, { body })).body.result
  expect(asked).toMatchObject({ isAccepted: false, state: 'to_answer' })
  expect(asked.approvals).toMatchObject([{ kind: 'dispute_acceptance', amount: { amount: total } }])
  expect((await admin.call('POST', url, { body })).body.error.code).toBe('approvals.waiting')
})

test('an administrator who signed in long ago confirms before submitting or accepting', async () => {
  const { id } = await disputed({ days: 60 })
  marea.clock.set(marea.clock.now().add({ minutes: 20 }).toString())
  for (const act of ['submission', 'acceptance']) {
    const body = act === 'submission' ? { texts: {} } : { reason: 'The guest is right' }
    const answer = await admin.call('POST', `/admin/disputes/${id}/${act}`, { body })
    expect(answer.body.error.code).toBe('identity.confirmation_required')
  }
})

test('a fraud warning offers the refund until the payment is refunded', async () => {
  const paymentMethodId = 'pm_card_createIssuerFraudRecord'
  const { id } = (await depositAs(guest, { amount: 80_00, paymentMethodId })).body.result
  await deliverEvents(marea)
  const warnings = async () => (await admin.call('GET', '/admin/disputes')).body.result.warnings
  expect(await warnings()).toMatchObject([
    {
      charged: { amount: 80_00 },
      refunded: { amount: 0 },
      fraudType: 'made_with_stolen_card',
      purchase: { purpose: 'deposit', id },
    },
  ])
  await move(guest, `/wallet/deposits/${id}/refund`, { amount: 80_00 })
  await deliverEvents(marea)
  expect(await warnings()).toEqual([])
})
