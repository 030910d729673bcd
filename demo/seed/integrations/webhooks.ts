import { addDays } from '@marea/contract/platform/time/days.ts'
import { webhooksHost } from '@marea/webhooks-stand-in/open.ts'
import { writeBody } from '../../../apps/api/src/integrations/webhooks/payload.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { companyDay } from '../../company-clock.ts'
import { demoUserId } from '../../people/people.ts'

type Attempt = { minutes: number; status: number; response: string }
type DemoDelivery = {
  kind: string
  /** Hours before now. */
  hours: number
  data: object
  status: 'delivered' | 'failed' | 'waiting'
  attempts: Attempt[]
}

const home = { slug: 'casa-almendro', name: 'Casa Almendro' }
const accepted = { minutes: 0, status: 200, response: '{"ok":true}' }
const busy = { status: 503, response: 'Service Unavailable' }

function deliveriesOn(today: string): DemoDelivery[] {
  const nights = { home, from: addDays(today, 80), to: addDays(today, 83), reason: 'block' }
  const amount = { amount: 412_300, currency: 'USD' }
  const payout = { id: demoUserId('webhook payout'), amount, arrivesOn: addDays(today, 3) }
  const conversationId = demoUserId('webhook conversation')
  const refused = { minutes: 0, status: 422, response: '{"error":"unknown event type"}' }
  const month = Temporal.PlainDate.from(today).subtract({ months: 1 }).toString().slice(0, 7)
  return [
    {
      ...{ kind: 'calendar.changed', hours: 52, status: 'delivered', attempts: [accepted] },
      data: { nights: { ...nights, isAvailable: false } },
    },
    {
      ...{ kind: 'statement.ready', hours: 40, status: 'delivered' },
      data: { statement: { month } },
      attempts: [
        { minutes: 0, ...busy },
        { ...accepted, minutes: 1 },
      ],
    },
    {
      ...{ kind: 'message.received', hours: 30, status: 'failed', attempts: [refused] },
      data: { message: { id: 1, conversationId, home } },
    },
    {
      ...{ kind: 'payout.sent', hours: 6, status: 'delivered', attempts: [accepted] },
      data: { payout },
    },
    {
      ...{ kind: 'calendar.changed', hours: 1, status: 'waiting' },
      data: { nights: { ...nights, isAvailable: true } },
      attempts: [0, 1, 6].map((minutes) => ({ minutes, ...busy })),
    },
  ]
}

/** Inés sends events to her channel manager; one delivery failed, and one is retried later today. */
export async function seedWebhooks({ db, now }: TransactionCtx): Promise<void> {
  const endpointId = demoUserId('webhook endpoint')
  await db
    .insertInto('webhookEndpoints')
    .values({
      id: endpointId,
      userId: demoUserId('owner@marea.test'),
      url: `http://${webhooksHost}/channel-manager`,
      kinds: [
        'booking.confirmed',
        'booking.changed',
        'booking.canceled',
        'message.received',
        'calendar.changed',
        'payout.sent',
        'statement.ready',
      ],
      createdAt: now.subtract({ hours: 60 * 24 }),
    })
    .execute()
  for (const [index, { kind, hours, data, status, attempts }] of deliveriesOn(
    companyDay(now),
  ).entries()) {
    const id = demoUserId(`webhook delivery ${index}`)
    const createdAt = now.subtract({ hours })
    const eventId = `evt_demo_${index}`
    const body = writeBody({ id: eventId, type: kind, createdAt, data })
    const nextAttemptAt = status === 'waiting' ? now.add({ hours: 30 }) : null
    const sent = { status, attempts: attempts.length, nextAttemptAt }
    await db
      .insertInto('webhookDeliveries')
      .values({ id, endpointId, eventId, kind, body, createdAt, ...sent })
      .execute()
    for (const { minutes, ...answer } of attempts) {
      const attemptedAt = createdAt.add({ minutes })
      await db
        .insertInto('webhookAttempts')
        .values({ deliveryId: id, attemptedAt, durationMs: 184 + 37 * index, ...answer })
        .execute()
    }
  }
}
