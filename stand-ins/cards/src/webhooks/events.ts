import { randomInt } from 'node:crypto'
import type { Event } from '#api/objects.ts'
import { type Context, nowInSeconds } from '#context.ts'
import { newId } from '#store.ts'

const apiVersion = '2026-10-28.endive'

/** Stores an event and schedules its webhooks: late, sometimes twice and out of order, as Stripe may. */
export function emitEvent(context: Context, type: string, object: object): void {
  const { store, now, isSilent } = context
  if (isSilent) return
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: nowInSeconds(context),
    livemode: false,
    type,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  }
  store.put(event)
  const random = createRandom(context)
  const times = random() < 0.25 ? 2 : 1
  for (let time = 0; time < times; time += 1) {
    const maxDelayMs = random() < 0.1 ? 4000 : 1200
    store.write(
      'insert into deliveries (event, due) values (?, ?)',
      event.id,
      now() + Math.round(50 + random() * maxDelayMs),
    )
  }
}

/** A mulberry32 generator: the same stored seed gives the same delays and repetitions. */
function createRandom({ store }: Context): () => number {
  const seed = Number(store.setting('seed', () => String(randomInt(2 ** 31))))
  const [row] = store.read('select count(*) as scheduled from deliveries')
  let state = (seed + Number(row?.scheduled) * 0x9e3779b9) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
