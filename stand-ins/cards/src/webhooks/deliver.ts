import { withoutSecrets } from '#api/expand.ts'
import type { Event } from '#api/objects.ts'
import { runDueTasks } from '#api/run-tasks.ts'
import type { Context } from '#context.ts'
import { signWebhook } from './sign.ts'

/** Sends one event and returns whether the receiver accepted it. */
export type Send = (body: string, signature: string) => Promise<boolean>

type Delivery = { id: number; event: string; attempts: number }

const claimMs = 20_000
const maxAttempts = 12

/** Sends due webhooks, or with `ahead` those due by then; returns how many were sent. */
export async function deliver(
  context: Context,
  { send, secret, ahead = 0 }: { send: Send; secret: string; ahead?: number },
): Promise<number> {
  const deliveries = context.store.inTransaction(() => {
    runDueTasks(context, context.now() + ahead)
    return claim(context, context.now() + ahead)
  })
  for (const delivery of deliveries) await deliverOne(context, delivery, { send, secret })
  return deliveries.length
}

/** Only one of many processes sends each delivery; the claim of a process that died expires. */
function claim({ store, now }: Context, until: number): Delivery[] {
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

async function deliverOne(
  { store, now }: Context,
  { id, event, attempts }: Delivery,
  { send, secret }: { send: Send; secret: string },
): Promise<void> {
  const body = JSON.stringify(withoutSecrets(store.get<Event>(event) ?? {}))
  const isAccepted = await send(body, signWebhook(body, secret, now())).catch(() => false)
  if (isAccepted || attempts >= maxAttempts) {
    store.write('update deliveries set done = ? where id = ?', now(), id)
    return
  }
  const due = now() + 500 * 2 ** attempts
  store.write('update deliveries set due = ?, claimed_until = 0 where id = ?', due, id)
}
