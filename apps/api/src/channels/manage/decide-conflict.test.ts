import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ChannelCast,
  type ChannelWorld,
  openChannelWorld,
} from '../../../test/channels/channel-world.ts'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { calendarOf } from '../../../test/stand-ins/feed-server.ts'
import { booked, move, read } from '../../../test/stays.ts'

let world: ChannelWorld
let cast: ChannelCast
let bookingId: string
let conflict: FeedConflict

beforeAll(async () => {
  world = await openChannelWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  cast = await world.newCast()
  await sellTwice()
})

const sold = { uid: 'a', from: '2026-12-06', to: '2026-12-09' }
const phone = 'DESCRIPTION:Phone Number (Last 4 Digits): 4471'

async function sellTwice(): Promise<void> {
  const stay = { slug: cast.home.slug, checkIn: '2026-12-03', checkOut: '2026-12-08' }
  bookingId = (await booked(world.marea, cast.laura, stay)).id
  world.server.sends(calendarOf([{ ...sold, more: [phone] }]))
  await cast.connect()
  conflict = (await cast.page()).conflicts[0] as FeedConflict
}

const decide = (decision: string) =>
  move(cast.ines, `/owner/feed-conflicts/${conflict.id}/decision`, { decision })

test('an overlap shows both sides, blocks the other nights and leaves the booking alone', async () => {
  expect(conflict).toMatchObject({
    overlap: { from: '2026-12-06', to: '2026-12-08' },
    decision: null,
    booking: { id: bookingId, guest: `laura${cast.casts}`, from: '2026-12-03', to: '2026-12-08' },
    event: { channel: 'airbnb', from: '2026-12-06', to: '2026-12-09', phoneEnding: '4471' },
  })
  expect(conflict.booking.earning.amount).toBeGreaterThan(0)
  expect(await cast.blocked()).toEqual(['booking [03,08)', 'external [08,09)'])
  expect((await read(cast.laura, bookingId)).status).toBe('confirmed')
  expect((await cast.page()).feeds[0]?.health).toBe('conflict')
})

test('an overlap is emailed to the owner once, in their language, without a guest', async () => {
  await world.later()
  await world.later()
  const mails = await mailsTo(world.marea, cast.ines.email)
  const told = mails.filter(({ subject }) => subject.startsWith('Reserva doble'))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('Airbnb')
  expect(told[0]?.text).not.toContain('laura')
})

test('an overlap is closed when the other stay is gone', async () => {
  const { body } = await decide('keep_booking')
  expect(body.result).toMatchObject({ decision: 'keep_booking' })
  expect((await cast.page()).conflicts).toHaveLength(1)
  world.server.sends(calendarOf([{ uid: 'other', from: '2026-12-20', to: '2026-12-22' }]))
  await world.later()
  await world.later()
  expect((await cast.page()).conflicts).toEqual([])
  expect(await cast.blocked()).toEqual(['booking [03,08)', 'external [20,22)'])
  expect((await decide('keep_booking')).body.error.code).toBe('resource.not_found')
})

test('an overlap is solved by canceling the booking, whose nights go to the other stay at once', async () => {
  const { status } = await decide('cancel_booking')
  expect(status).toBe(200)
  expect((await read(cast.laura, bookingId)).status).toBe('cancelled')
  expect(await cast.blocked()).toEqual(['external [06,08)', 'external [08,09)'])
  expect((await cast.page()).conflicts).toEqual([])
  expect((await decide('keep_booking')).body.error.code).toBe('channels.conflict_closed')
})

test('an overlap is closed when the guest cancels, and nobody else gets the nights', async () => {
  await move(cast.laura, `/bookings/${bookingId}/cancellation`, { to: 'wallet' })
  await world.marea.runJobs()
  expect(await cast.blocked()).toEqual(['external [06,08)', 'external [08,09)'])
  expect((await cast.page()).conflicts).toEqual([])
})

test.each([
  ['release', ['booking [03,08)']],
  ['keep', ['booking [03,08)', 'block [08,09)']],
])(
  'an overlap is gone with its calendar, and the booking stays: %s dates',
  async (dates, nights) => {
    const [feed] = (await cast.page()).feeds
    const body = { dates }
    expect((await cast.ines.call('DELETE', `/owner/feeds/${feed?.id}`, { body })).status).toBe(200)
    expect(await cast.page()).toMatchObject({ feeds: [], conflicts: [] })
    const { needs } = (await cast.ines.call('GET', '/owner/overview')).body.result
    expect(JSON.stringify(needs)).not.toContain(conflict.id)
    expect(await cast.blocked()).toEqual(nights)
    expect((await read(cast.laura, bookingId)).status).toBe('confirmed')
    expect((await decide('keep_booking')).body.error.code).toBe('resource.not_found')
  },
)

test('an overlap is no way for an administrator to refund a stay, not even in the owner’s account', async () => {
  const admin = await signedIn(world.marea, `admin${cast.casts}`, { profile: 'ADMIN' })
  const refund = async (body: object) =>
    (await move(admin, `/owner/feed-conflicts/${conflict.id}/decision`, body)).body.error.code
  const refunds = [{ decision: 'cancel_booking' }, { decision: 'offer_home', suite: 'cheaper' }]
  for (const each of refunds) expect(await refund(each)).toBe('operations.use_console')
  const body = { reason: 'The owner called us' }
  await admin.call('POST', `/admin/people/${cast.ines.id}/acting`, { body })
  for (const each of refunds) expect(await refund(each)).toBe('operations.use_console')
  expect((await read(cast.laura, bookingId)).status).toBe('confirmed')
  expect((await cast.page()).conflicts).toMatchObject([{ decision: null }])
})

test('an overlap is nothing that a stranger can see or decide', async () => {
  const mateo = await signedIn(world.marea, `mateo${cast.casts}`, { profile: 'OWNER' })
  expect((await mateo.call('GET', '/owner/channels')).body.result).toEqual({
    feeds: [],
    conflicts: [],
    exports: [],
  })
  for (const stranger of [mateo, cast.laura]) {
    const body = { decision: 'cancel_booking' }
    const answer = await move(stranger, `/owner/feed-conflicts/${conflict.id}/decision`, body)
    expect(answer.body.error.code).toBe('resource.not_found')
    expect((await cast.connect(world.server.url, stranger)).body.error.code).toBe(
      'resource.not_found',
    )
  }
  expect((await cast.laura.call('GET', '/owner/channels')).body.error.code).toBe(
    'resource.not_found',
  )
  expect((await world.marea.call('GET', '/owner/channels')).body.error.code).toBe(
    'identity.sign_in_required',
  )
})
