import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'

let marea: TestApp
let laura: Someone
let diego: Someone

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
  diego = await signedIn(marea, 'Diego')
})
afterAll(() => marea.close())

function credit({ id }: Someone, amount: number) {
  const data = { depositId: 'any', amount }
  return inTransaction(marea.ctx(), (ctx) =>
    recordEvent(ctx, { kind: 'wallet.deposit_credited', subject: `user:${id}`, data }),
  )
}

async function eventsSince({ call }: Someone, last?: number) {
  const { status, body } = await call('GET', `/events/since${last ? `?last=${last}` : ''}`)
  expect(status).toBe(200)
  return body.result
}

test('a client without a stream begins at the newest event and reads only its own from then on', async () => {
  await credit(laura, 1_00)
  const start = await eventsSince(laura)
  expect(start).toEqual({ last: expect.any(Number), isGap: false, events: [] })
  // Older than the half minute that is sent again.
  marea.clock.set('2026-11-15T12:01:00Z')
  await credit(diego, 2_00)
  await credit(laura, 3_00)
  const { last, isGap, events } = await eventsSince(laura, start.last)
  expect(events).toMatchObject([
    { kind: 'wallet.deposit_credited', data: { depositId: 'any', amount: 3_00 } },
  ])
  expect({ last, isGap }).toEqual({ last: events[0].id, isGap: false })
})

test('an id that this database has not reached is a gap', async () => {
  const { last } = await eventsSince(laura)
  expect(await eventsSince(laura, last + 1000)).toEqual({ last, isGap: true, events: [] })
})

test.each(['0', '-1', '1.5', 'x', '99999999999999999'])('%s is no event', async (last) => {
  expect((await laura.call('GET', `/events/since?last=${last}`)).status).toBe(400)
})
