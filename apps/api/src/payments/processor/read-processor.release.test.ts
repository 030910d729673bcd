import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { readProcessor } from './read-processor.ts'

const rows = 100_000
const maxSeconds = 60

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

test('a worker imports and ties 100,000 balance transactions within a minute', async ({
  annotate,
}) => {
  const { id: userId } = await signedIn(marea, 'Guest')
  await sql`
    insert into charges (id, user_id, purpose, reference, amount, fee, request_key, payment_method_id, saves_card,
      return_url, intent_id, status, created_at, settled_at)
    select gen_random_uuid(), ${userId}, 'deposit', gen_random_uuid(), 10000, 320, 'bench ' || n, 'pm_1', false,
      '/', 'pi_' || n, 'succeeded', now() - interval '9 days', now() - interval '9 days'
    from generate_series(1, ${rows}) n`.execute(marea.db)
  fillStandIn(Math.floor(marea.clock.now().epochMilliseconds / 1000) - 9 * 86_400)
  const start = performance.now()
  await readProcessor(marea.ctx())
  const seconds = (performance.now() - start) / 1000
  const { tied, wrong } = await marea.db
    .selectFrom('processorTransactions')
    .select([
      sql<number>`count(charge_id)::int`.as('tied'),
      sql<number>`count(problem)::int`.as('wrong'),
    ])
    .executeTakeFirstOrThrow()
  expect({ tied, wrong }).toEqual({ tied: rows, wrong: 0 })
  await annotate(`${rows} balance transactions in ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(maxSeconds)
}, 600_000)

function fillStandIn(created: number): void {
  const { standIn } = marea.ports.cards
  if (!standIn) throw new Error('There is no stand-in.')
  const common = { created, livemode: false, metadata: {}, currency: 'usd' } as const
  standIn.store.inTransaction(() => {
    for (let n = 1; n <= rows; n += 1) {
      const id = `ch_${n}`
      standIn.store.put({ ...common, id, object: 'charge', payment_intent: `pi_${n}` })
      const amounts = { amount: 10_000, fee: 320, net: 9_680 }
      const kind = { type: 'charge', reporting_category: 'charge', source: id, description: null }
      standIn.store.put({
        ...common,
        ...amounts,
        ...kind,
        id: `txn_${n}`,
        object: 'balance_transaction',
        available_on: created,
        status: 'available',
      })
    }
  })
}
