import { randomInt } from 'node:crypto'
import { newId, type Store } from './store.ts'
import type { Event } from './things.ts'

/** What every part of the stand-in is given. */
export type World = { store: Store; now(): number }

export function seconds({ now }: World): number {
  return Math.floor(now() / 1000)
}

const apiVersion = '2026-10-28.endive'

/** Says what happened, to be delivered late, sometimes twice, and in no order. */
export function tell(world: World, type: string, object: object): void {
  const { store, now } = world
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: seconds(world),
    livemode: false,
    type,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  }
  store.put(event)
  const draw = newDraw(world)
  const times = draw() < 0.25 ? 2 : 1
  for (let time = 0; time < times; time += 1) {
    const late = draw() < 0.1 ? 4000 : 1200
    store.write(
      'insert into deliveries (event, due) values (?, ?)',
      event.id,
      now() + Math.round(50 + draw() * late),
    )
  }
}

/** The same seed makes the same confusion. */
function newDraw({ store }: World): () => number {
  const seed = Number(store.setting('seed', () => String(randomInt(2 ** 31))))
  const [row] = store.read('select count(*) as told from deliveries')
  let state = (seed + Number(row?.told) * 0x9e3779b9) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
