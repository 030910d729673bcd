import type { Today } from '@marea/contract/owners/today.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences } from '../../../test/ledger-totals.ts'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let admin: Guest
let ines: Guest
let laura: Guest
let mateo: Guest
let home: { slug: string; suiteId: string }
let count = 0

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'Admin', { profile: 'ADMIN' })
  mateo = await signedIn(marea, 'Mateo', { profile: 'OWNER' })
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})
beforeEach(async () => {
  count += 1
  ines = await signedIn(marea, `ines${count}`, { profile: 'OWNER', language: 'es' })
  laura = await signedIn(marea, `laura${count}`)
  home = await homeOf(marea, ines.id)
})

async function today(by = ines): Promise<Today> {
  return (await by.call('GET', '/owner/today')).body.result
}

/** The clock of the tests is at midday of November 15, 2026. */
function stay(checkIn: string, checkOut: string) {
  return booked(marea, laura, { slug: home.slug, checkIn, checkOut })
}

function mark(by: Guest, id: string, step: 'check-in' | 'check-out', at?: string) {
  return by.call('PUT', `/owner/bookings/${id}/${step}`, { body: at ? { at } : {} })
}

function undo(by: Guest, id: string, step: 'check-in' | 'check-out', at: string) {
  return by.call('DELETE', `/owner/bookings/${id}/${step}`, { body: { at } })
}

async function eventsOf(kind: string, id: string) {
  const rows = await marea.db
    .selectFrom('events')
    .select(['data', 'actorId'])
    .where('kind', '=', kind)
    .execute()
  return rows.filter(({ data }) => JSON.stringify(data).includes(id))
}

describe('arrivals and departures', () => {
  test('a stay of today shows its guest, and is marked once however often it is sent', async () => {
    const { id } = await stay('2026-11-15', '2026-11-18')
    const [shown] = (await today()).stays
    expect(shown).toMatchObject({ id, part: 'arriving', checkedInAt: null, canMark: true })
    expect(shown?.guest).toEqual({ fullName: `laura${count}`, phone: '+1 305 555 0100' })
    const at = marea.clock.now().subtract({ minutes: 40 }).toString()
    const answers = await Promise.all([1, 2, 3].map(() => mark(ines, id, 'check-in', at)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const later = await mark(ines, id, 'check-in')
    expect(Temporal.Instant.from(later.body.result.checkedInAt).toString()).toBe(
      Temporal.Instant.from(at).toString(),
    )
    expect(await eventsOf('booking.checked_in', id)).toMatchObject([{ actorId: ines.id }])
    expect((await mark(ines, id, 'check-out')).status).toBe(200)
    expect((await today()).stays[0]?.checkedOutAt).not.toBeNull()
  })

  test('a mark is undone on its day and marked again, and a repeated undo spares the new one', async () => {
    const { id } = await stay('2026-11-15', '2026-11-18')
    const at = (await mark(ines, id, 'check-in')).body.result.checkedInAt
    expect((await today()).stays[0]?.undoable).toBe('check_in')
    for (const _ of [1, 2]) {
      const { body } = await undo(ines, id, 'check-in', at)
      expect(body.result).toEqual({ checkedInAt: null, checkedOutAt: null })
    }
    expect(await eventsOf('booking.check_in_undone', id)).toMatchObject([{ actorId: ines.id }])
    marea.clock.advance({ minutes: 1 })
    const again = (await mark(ines, id, 'check-in')).body.result.checkedInAt
    expect((await undo(ines, id, 'check-in', at)).body.result.checkedInAt).toBe(again)
    const left = (await mark(ines, id, 'check-out')).body.result.checkedOutAt
    expect((await undo(ines, id, 'check-in', again)).body.error.code).toBe('booking.mark_followed')
    expect((await undo(mateo, id, 'check-out', left)).body.error.code).toBe('resource.not_found')
    expect((await undo(ines, id, 'check-out', left)).body.result.checkedOutAt).toBeNull()
    marea.clock.advance({ hours: 24 })
    const late = await undo(ines, id, 'check-in', again)
    expect(late.body.error.code).toBe('booking.mark_undo_late')
    marea.clock.advance({ hours: -24, minutes: -1 })
  })

  test('a time that a wrong clock put in the future is now', async () => {
    const { id } = await stay('2026-11-15', '2026-11-18')
    const { body } = await mark(ines, id, 'check-in', '2026-11-16T12:00:00Z')
    const marked = Temporal.Instant.from(body.result.checkedInAt)
    expect(Temporal.Instant.compare(marked, marea.clock.now())).toBeLessThanOrEqual(0)
  })

  test('a stay that has not begun and a canceled one cannot be marked', async () => {
    const coming = await stay('2026-11-20', '2026-11-22')
    expect((await mark(ines, coming.id, 'check-in')).body.error.code).toBe(
      'booking.mark_day_refused',
    )
    await move(ines, `/owner/bookings/${coming.id}/cancellation`, { reason: 'Burst pipe' })
    expect((await mark(ines, coming.id, 'check-in')).body.error.code).toBe('booking.state_refused')
    expect((await today()).stays).toEqual([])
  })

  test('a stranger finds no stay to mark, and neither does its guest', async () => {
    const { id } = await stay('2026-11-15', '2026-11-18')
    for (const stranger of [mateo, laura]) {
      expect((await mark(stranger, id, 'check-in')).body.error.code).toBe('resource.not_found')
    }
    expect((await today(mateo)).stays).toEqual([])
    expect((await today()).stays[0]?.checkedInAt).toBeNull()
  })
})

describe('the next three weeks', () => {
  const nights = { from: '2026-11-20', to: '2026-11-22' }
  const change = (act: object, given: object = nights) =>
    move(ines, '/owner/calendar/changes', { homes: [home.slug], ...given, act })
  const shown = async () => (await today()).homes[0]?.nights ?? []

  test('show blocked nights with their block, which is released from today on', async () => {
    await change({ kind: 'block' })
    const blocked = (await shown()).filter(({ state }) => state === 'blocked')
    expect(blocked).toMatchObject([
      { date: '2026-11-20', block: nights },
      { date: '2026-11-21', block: nights },
    ])
    expect((await change({ kind: 'unblock' }, blocked[0]?.block ?? {})).status).toBe(200)
    expect((await shown()).every(({ state, block }) => state === 'free' && !block)).toBe(true)
  })

  test('show each night’s price, also the one that was set for tonight', async () => {
    const [tonight, next] = await shown()
    const range = { from: tonight?.date, to: next?.date }
    await change({ kind: 'rates', amount: 777_00 }, range)
    const path = `/suites/${home.slug}/calendar?from=${range.from}&to=2026-11-20`
    const { nights: seen } = (await marea.call('GET', path)).body.result
    const prices = seen.map(({ price }: { price: { amount: number } }) => price.amount)
    expect(prices[0]).toBe(777_00)
    expect((await shown()).slice(0, 5).map(({ amount }) => amount)).toEqual(prices)
  })
})

describe('expenses to approve', () => {
  async function request(by = admin) {
    const body = { suite: home.slug, category: 'repairs', concept: 'Air filter', amount: 180_00 }
    return move(by, '/admin/expense-requests', body)
  }
  const approve = (id: string, by = ines) =>
    by.call('POST', `/owner/expense-requests/${id}/approval`)
  const decline = (id: string, reason = 'Too expensive', by = ines) =>
    by.call('POST', `/owner/expense-requests/${id}/refusal`, { body: { reason } })
  const payable = () => balanceOf(marea, ledgerAccounts.payable(ines.id))

  test('an approved expense is paid by Marea once, and the owner’s payout is less', async () => {
    const { id } = (await request()).body.result
    expect(await payable()).toBe(0)
    expect((await mailsTo(marea, ines.email))[0]?.subject).toBe('Gasto por aprobar: Casa Almendro')
    const answers = await Promise.all([1, 2].map(() => approve(id)))
    expect(answers.map(({ body }) => body.result.status)).toEqual(['approved', 'approved'])
    expect(await payable()).toBe(-180_00)
    const [expense] = (await ines.call('GET', '/owner/expenses')).body.result.items
    expect(expense).toMatchObject({ concept: 'Air filter', paidBy: 'marea' })
    expect((await decline(id)).body.error.code).toBe('owners.expense_request_decided')
    expect((await today()).needs).toEqual([])
  })

  test('a declined expense costs nothing, and whoever asked hears the reason', async () => {
    const { id } = (await request()).body.result
    expect((await decline(id, 'x')).body.error.code).toBe('request.invalid')
    expect((await decline(id)).body.result).toMatchObject({ status: 'declined' })
    expect((await approve(id)).body.error.code).toBe('owners.expense_request_decided')
    expect(await payable()).toBe(0)
    expect((await mailsTo(marea, admin.email))[0]?.text).toContain('Too expensive')
  })

  test('a stranger finds none, and only Marea asks', async () => {
    const { id } = (await request()).body.result
    expect((await approve(id, mateo)).body.error.code).toBe('resource.not_found')
    expect((await decline(id, 'Not mine', mateo)).body.error.code).toBe('resource.not_found')
    expect((await request(ines)).body.error.code).toBe('resource.not_found')
    expect((await today(mateo)).needs).toEqual([])
  })
})
