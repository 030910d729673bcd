import { addDays } from '@marea/contract/calendar/nights.ts'
import type { NotificationKind } from '@marea/contract/notifications/kinds.ts'
import { licenseNoticeDays } from '@marea/contract/suites/jurisdictions.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { instantInMiami, todayInMiami } from '#suites/today.ts'
import { listArrivals, listEndingLicenses } from './facts-store.ts'
import { deleteNotificationsBefore } from './notification-store.ts'
import { type Notice, notify } from './notify.ts'
import { hostedFacts, stayFacts, toGuest, toOwner } from './stay-notices.ts'

/** Nobody wants to hear of tomorrow or of a license before breakfast. */
const earliest = '08:00'
const retention = { hours: 24 * 400 }

/** The kinds that follow from the calendar and not from an event. */
export const dueKinds: readonly NotificationKind[] = [
  'arriving_tomorrow',
  'arrival_today',
  'license_expiring',
]

/** Runs every hour: whoever books in the evening for tomorrow is told the same day. */
export const notifyDueJob: Job = {
  name: 'notifications.notify-due',
  cron: '5 * * * *',
  async handle(ctx) {
    const today = todayInMiami(ctx.now)
    await deleteNotificationsBefore(ctx.db, ctx.now.subtract(retention))
    if (Temporal.Instant.compare(ctx.now, instantInMiami(today, earliest)) < 0) return
    for (const { source, ...notice } of [
      ...(await arrivals(ctx, today)),
      ...(await licenses(ctx, today)),
    ]) {
      await inTransaction(ctx, (ctx) => notify(ctx, notice, source))
    }
  },
}

/** The day is part of the source: a stay that is moved is announced again. */
type DueNotice = Notice & { source: string }

async function arrivals({ db }: Ctx, today: string): Promise<DueNotice[]> {
  const tomorrow = await listArrivals(db, addDays(today, 1))
  const now = await listArrivals(db, today)
  return [
    ...tomorrow.map((stay): DueNotice => {
      const facts = { ...stayFacts(stay), time: stay.time }
      return { kind: 'arriving_tomorrow', facts, ...toGuest(stay), source: sourceOf(stay) }
    }),
    ...now.map((stay): DueNotice => {
      const facts = { ...hostedFacts(stay), count: stay.count, time: stay.time }
      return { kind: 'arrival_today', facts, ...toOwner(stay), source: sourceOf(stay) }
    }),
  ]
}

function sourceOf({ bookingId, checkIn }: { bookingId: string; checkIn: string }): string {
  return `arrival:${bookingId}:${checkIn}`
}

/** Told once when the end comes near and once when it has passed. */
async function licenses({ db }: Ctx, today: string): Promise<DueNotice[]> {
  const rows = await listEndingLicenses(db, addDays(today, licenseNoticeDays))
  return rows.map(({ suiteId, ownerId: recipientId, ...facts }) => {
    const state = facts.day < today ? 'expired' : 'soon'
    const source = `license:${suiteId}:${facts.license}:${facts.day}:${state}`
    return { kind: 'license_expiring', facts: { ...facts, state }, recipientId, source }
  })
}
