import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { bookingCharges } from '../../apps/api/src/bookings/pay/on-charge-settled.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { openPlatform } from '../../apps/api/src/open.ts'
import { recoverPayments } from '../../apps/api/src/payments/recover-payments.ts'
import { createSystemCtx, type Platform } from '../../apps/api/src/platform/platform.ts'
import { auditCards } from '../../apps/api/test/stand-ins/cards.ts'
import { auditDay } from '../day/audit.ts'
import type { Accepted } from '../day/visits.ts'

const limitMs = 60_000

/** Everything that is wrong after the faults, when what was under way has ended. */
export async function auditAfterFaults(
  environment: Record<string, string>,
  accepted: Accepted,
): Promise<string[]> {
  const config = readConfig({ ...environment, NODE_ENV: 'production', ROLE: 'web' })
  const platform = await openPlatform(config, { databaseUrl: config.databaseUrl ?? '' })
  try {
    await settlePayments(platform)
    const cards = await auditCards(platform)
    return [
      ...(await auditDay(platform.db, accepted)),
      ...cards.map(({ what, id }) => `card service: ${what} ${id}`),
      ...(await givenUpMails(platform)),
    ]
  } finally {
    await platform.close()
  }
}

/** Webhooks are sent by the processes; what they miss is recovered as the job does after two minutes. */
async function settlePayments(platform: Platform): Promise<void> {
  const until = performance.now() + limitMs
  while ((await countOpen(platform)) > 0 && performance.now() < until) {
    const ctx = createSystemCtx(platform)
    const later = { ...ctx, now: ctx.now.add({ minutes: 3 }) }
    await recoverPayments(later, { booking: bookingCharges })
    await wait(1000)
  }
}

async function countOpen({ db }: Platform): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from charges where status not in ('succeeded', 'failed')`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Emails are retried for five days, so an outage of their server must not lose any. */
async function givenUpMails({ db }: Platform): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from outgoing_mails where status = 'failed'`.execute(db)
  return rows.map(({ key }) => `email ${key} was given up`)
}
