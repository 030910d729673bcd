import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { differences } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { auditCards, deliverEvents, depositAs, hear } from '../../../test/stand-ins/cards.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'
import { handleProcessorEvent } from './handle-event.ts'

let marea: TestApp
let guest: Someone

beforeAll(async () => {
  marea = await openTestApp()
  guest = await signedIn(marea, 'Guest')
})
afterAll(() => marea.close())

function signed(body: string, at = marea.clock.now().epochMilliseconds) {
  return marea.ports.cards.standIn?.signWebhook(body, at) ?? ''
}

const event = JSON.stringify({
  id: 'evt_one',
  object: 'event',
  type: 'customer.updated',
  data: { object: { id: 'cus_unknown' } },
})

async function countEvents() {
  return (await marea.db.selectFrom('processorEvents').select('id').execute()).length
}

test('of 1,000 mutated deliveries none is accepted', async () => {
  const good = signed(event)
  const mutated = fc.oneof(
    fc.record({ body: fc.constant(event), signature: mutationOf(good) }),
    fc.record({ body: mutationOf(event), signature: fc.constant(good) }),
  )
  const tried = fc.asyncProperty(mutated, async ({ body, signature }) => {
    expect((await hear(marea, body, signature)).status).toBe(400)
  })
  await fc.assert(tried, { numRuns: 1000 })
  expect(await countEvents()).toBe(0)
}, 120_000)

/** One character changed, removed or added anywhere. */
function mutationOf(text: string) {
  return fc
    .tuple(fc.nat(text.length - 1), fc.constantFrom('change', 'remove', 'add'), fc.nat(61))
    .map(([at, how, letter]) => {
      const other = letters[letter] ?? ''
      if (how === 'remove') return text.slice(0, at) + text.slice(at + 1)
      if (how === 'add') return `${text.slice(0, at)}${other}${text.slice(at)}`
      return text.slice(0, at) + other + text.slice(at + 1)
    })
    .filter((mutant) => mutant !== text)
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

test('a delivery older than five minutes, unsigned or empty is refused', async () => {
  const now = marea.clock.now().epochMilliseconds
  expect((await hear(marea, event, signed(event, now - 301_000))).status).toBe(400)
  expect((await hear(marea, event, '')).status).toBe(400)
  expect((await hear(marea, '', signed(''))).status).toBe(400)
  expect((await hear(marea, `\uFEFF${event}`, signed(event))).status).toBe(400)
  expect(await countEvents()).toBe(0)
})

test('a signed delivery with text that cannot be stored is refused', async () => {
  for (const name of ['"id"', '"type"']) {
    const body = event.replace(new RegExp(`(${name}:")`), '$1\\u0000')
    expect(body).toContain('u0000')
    expect((await hear(marea, body, signed(body))).status).toBe(400)
  }
})

test('a delivery dated more than five minutes ahead is refused, a clock slightly ahead is not', async () => {
  const now = marea.clock.now().epochMilliseconds
  for (const ahead of [301_000, 3_600_000, 1e15]) {
    expect((await hear(marea, event, signed(event, now + ahead))).status).toBe(400)
  }
  expect(await countEvents()).toBe(0)
  const slightlyAhead = event.replace('evt_one', 'evt_ahead')
  expect((await hear(marea, slightlyAhead, signed(slightlyAhead, now + 299_000))).status).toBe(200)
})

test('during a change of secrets one good signature of several is enough', async () => {
  const [time, good] = signed(event).split(',')
  const both = `${time},v1=${'0'.repeat(64)},${good}`
  expect((await hear(marea, event, both)).status).toBe(200)
})

test('one event delivered 50 times at once has one effect', async () => {
  await depositAs(guest, { amount: 60_00, paymentMethodId: 'pm_card_visa' })
  const before = await countEvents()
  const body = await nextEvent()
  const all = Array.from({ length: 50 }, () => hear(marea, body, signed(body)))
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(await countEvents()).toBe(before + 1)
  await deliverEvents(marea)
  expect((await guest.call('GET', '/wallet')).body.result.available.amount).toBe(60_00)
})

async function nextEvent(): Promise<string> {
  const bodies: string[] = []
  await marea.ports.cards.standIn?.deliver(
    async (body) => {
      bodies.push(body)
      return false
    },
    { ahead: 60_000 },
  )
  return bodies.find((body) => body.includes('"payment_intent.succeeded"')) ?? ''
}

const ignore = async () => undefined
const nothing = {
  succeeded: ignore,
  failed: ignore,
  returned: ignore,
  lossTerms: () => Promise.reject(new Error('There is no booking.')),
}
const outcomes = { booking: nothing }

test('events in any order, lost or repeated, lead to the same result', async () => {
  let day = 0
  const cards = fc.constantFrom(
    'pm_card_visa',
    'pm_card_visa_chargeDeclined',
    'pm_card_refundFail',
    'pm_card_pendingRefund',
  )
  const story = fc.asyncProperty(
    fc.array(cards, { minLength: 1, maxLength: 3 }),
    fc.infiniteStream(fc.nat(1000)),
    async (used, draws) => {
      day += 1
      const person = await signedIn(marea, `Story${day}`)
      for (const paymentMethodId of used)
        await depositAs(person, { amount: 60_00, paymentMethodId })
      await marea.runJobs()
      for (const { id, status } of (await person.call('GET', '/wallet/deposits')).body.result) {
        const headers = { 'idempotency-key': id }
        const url = `/wallet/deposits/${id}/refund`
        if (status === 'credited')
          await person.call('POST', url, { body: { amount: 20_00 }, headers })
      }
      await shuffleDeliveries(draws)
      await deliverEvents(marea)
      const paying = used.filter((card) => card !== 'pm_card_visa_chargeDeclined')
      const returned = used.filter((card) => card === 'pm_card_refundFail')
      const wanted = paying.length * 40_00 + returned.length * 20_00
      expect((await person.call('GET', '/wallet')).body.result.available.amount).toBe(wanted)
    },
  )
  await fc.assert(story, { numRuns: 15 })
  expect(await differences(marea)).toEqual([])
  expect(await auditCards(marea)).toEqual([])
}, 120_000)

/** Handles all events so far in a random order, some twice and some not at all. */
async function shuffleDeliveries(draws: Iterable<number>) {
  const draw = draws[Symbol.iterator]()
  const told: { type: string; objectId: string; order: number }[] = []
  await marea.ports.cards.standIn?.deliver(
    async (body) => {
      const { type, data } = JSON.parse(body)
      const order = Number(draw.next().value)
      if (order % 5 > 0) told.push({ type, objectId: data.object.id, order })
      if (order % 7 === 0) told.push({ type, objectId: data.object.id, order: 1000 - order })
      return false
    },
    { ahead: 60_000 },
  )
  const ordered = told.toSorted((a, b) => a.order - b.order)
  for (const { type, objectId } of ordered) {
    await handleProcessorEvent(marea.ctx(), { type, objectId }, outcomes)
  }
}
