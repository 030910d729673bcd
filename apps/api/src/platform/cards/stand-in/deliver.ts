import { createHmac } from 'node:crypto'
import { withoutSecrets } from './expand.ts'
import { doDueTasks } from './refunds.ts'
import type { Event } from './things.ts'
import type { World } from './world.ts'

/** Hands one event over and says whether it was taken. */
export type Send = (body: string, signature: string) => Promise<boolean>

type Waiting = { id: number; event: string; attempts: number }

const claimMs = 20_000
const mostAttempts = 12

/** Sends what is due, or with `ahead` what will be by then; returns how many were sent. */
export async function deliver(
  world: World,
  { send, secret, ahead = 0 }: { send: Send; secret: string; ahead?: number },
): Promise<number> {
  const waiting = world.store.atOnce(() => {
    doDueTasks(world, world.now() + ahead)
    return claim(world, world.now() + ahead)
  })
  for (const each of waiting) await deliverOne(world, { ...each, send, secret })
  return waiting.length
}

/** Of many processes one sends each; one that died with it lets it go after a while. */
function claim({ store, now }: World, until: number): Waiting[] {
  const rows = store.read(
    `update deliveries set claimed_until = ?1, attempts = attempts + 1
     where id in (select id from deliveries where done is null and due <= ?2 and claimed_until <= ?3
       order by due limit 50)
     returning id, event, attempts, due`,
    now() + claimMs,
    until,
    now(),
  )
  return rows
    .toSorted((a, b) => Number(a.due) - Number(b.due))
    .map(({ id, event, attempts }) => ({
      id: Number(id),
      event: String(event),
      attempts: Number(attempts),
    }))
}

type Delivery = Waiting & { send: Send; secret: string }

async function deliverOne(world: World, { id, event, attempts, send, secret }: Delivery) {
  const { store, now } = world
  const body = JSON.stringify(withoutSecrets(store.get<Event>(event) ?? {}))
  const isTaken = await send(body, signatureOf(body, secret, now())).catch(() => false)
  if (isTaken || attempts >= mostAttempts) {
    store.write('update deliveries set done = ? where id = ?', now(), id)
    return
  }
  const due = now() + 500 * 2 ** attempts
  store.write('update deliveries set due = ?, claimed_until = 0 where id = ?', due, id)
}

export function signatureOf(body: string, secret: string, at: number): string {
  const time = Math.floor(at / 1000)
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${mac}`
}
