import { addDays } from '@marea/contract/platform/time/days.ts'
import { requestStayTime } from '../../../apps/api/src/bookings/change/request-stay-time.ts'
import { approveStayTime } from '../../../apps/api/src/bookings/stay-times/answer-stay-time.ts'
import { showStayTimes } from '../../../apps/api/src/bookings/stay-times/show-stay-times.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { companyDay, companyInstant } from '../../company-clock.ts'
import { actAs } from '../../history/act-as.ts'

/** A guest of Inés waits for her answer, and the guest of the demo has an approved hour to pay. */
export async function seedStayTimeRequests(ctx: TransactionCtx): Promise<void> {
  // Late enough that the request does not expire before she sees it.
  const ofOwner = await listStays(ctx, { side: 'owners', email: 'owner@marea.test', fromDay: 3 })
  await requestFirst(ctx, ofOwner)
  const ofGuest = await listStays(ctx, { side: 'guests', email: 'guest@marea.test', fromDay: 1 })
  const { waiting, owner } = (await requestFirst(ctx, ofGuest.reverse())) ?? {}
  if (waiting && owner) await approveStayTime(await actAs(ctx, owner), waiting)
}

type Stay = { id: string; guest: string; owner: string }

/** Requests an hour for the first stay whose home offers one; a home may approve it by itself. */
async function requestFirst(ctx: TransactionCtx, stays: readonly Stay[]) {
  for (const { id, guest: email, owner } of stays) {
    const guest = await actAs(ctx, email)
    const { sides } = await showStayTimes(guest, id)
    const offered = sides.find(({ options, request }) => options.length > 0 && !request)
    const option = offered?.options.at(-1)
    if (!offered || !option) continue
    const { side } = offered
    const { hour, price } = option
    const made = await requestStayTime(guest, id, { side, hour, amount: price.amount })
    const request = made.sides.find((each) => each.side === side)?.request
    return { owner, waiting: request?.state === 'waiting' ? request.id : undefined }
  }
  return undefined
}

type Wanted = { side: 'guests' | 'owners'; email: string; fromDay: number }

/** Stays of a guest or an owner for which hours can be requested now. */
function listStays({ db, now }: TransactionCtx, { side, email, fromDay }: Wanted) {
  const today = companyDay(now)
  return db
    .selectFrom('bookings')
    .innerJoin('users as guests', 'guests.id', 'bookings.guestId')
    .innerJoin('users as owners', 'owners.id', 'bookings.ownerId')
    .select(['bookings.id', 'guests.email as guest', 'owners.email as owner'])
    .where('bookings.status', '=', 'confirmed')
    .where('checkInAt', '>', companyInstant(addDays(today, fromDay), '00:00'))
    .where('checkInAt', '<', companyInstant(addDays(today, 15), '00:00'))
    .where(`${side}.email`, '=', email)
    .orderBy('checkInAt')
    .execute()
}
