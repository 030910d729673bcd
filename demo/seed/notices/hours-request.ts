import { addDays } from '@marea/contract/calendar/nights.ts'
import { hourSides } from '@marea/contract/suites/listing/home-hours.ts'
import { requestHours } from '../../../apps/api/src/bookings/hours/request-hours.ts'
import { showHours } from '../../../apps/api/src/bookings/hours/show-hours.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { instantInMiami, todayInMiami } from '../../../apps/api/src/suites/today.ts'
import { actAs } from '../../history/act-as.ts'
import { demoUserId } from '../../people/people.ts'

/** A guest of Inés would like to check in early or out late, if possible the guest of the demo. */
export async function seedHoursRequest(ctx: TransactionCtx): Promise<void> {
  for (const { id, email } of await listSoonStays(ctx)) {
    const guest = await actAs(ctx, email)
    const { sides } = await showHours(guest, id)
    for (const side of hourSides) {
      const option = sides.find((each) => each.side === side)?.options.at(-1)
      if (!option) continue
      const { hour, price } = option
      await requestHours(guest, id, { side, hour, amount: price.amount })
      return
    }
  }
}

/** Stays that begin within two weeks and late enough that the request does not expire at once. */
function listSoonStays({ db, now }: TransactionCtx) {
  const today = todayInMiami(now)
  const guestId = demoUserId('guest@marea.test')
  return db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.guestId')
    .select(['bookings.id', 'users.email'])
    .where('ownerId', '=', demoUserId('owner@marea.test'))
    .where('bookings.status', '=', 'confirmed')
    .where('checkInAt', '>', instantInMiami(addDays(today, 3), '00:00'))
    .where('checkInAt', '<', instantInMiami(addDays(today, 14), '00:00'))
    .orderBy((eb) => eb('bookings.guestId', '=', guestId), 'desc')
    .orderBy('checkInAt')
    .execute()
}
