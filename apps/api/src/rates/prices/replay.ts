import { listNights, nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { BackTest } from '@marea/contract/rates/prices.ts'
import { keptPercent, lostOneIn, lostPercent, searchesPerBooking } from './assumptions.ts'
import { gainedNights } from './gained-nights.ts'
import type { History, PastStay, Replay } from './history.ts'
import { isTooShort, rentAhead } from './past-stay.ts'
import { createDemand } from './search-demand.ts'

type Outcome = { nights: number; amount: number }

type Result = Omit<BackTest, 'from' | 'to' | 'assumptions'>

/** What past stays would have earned under the proposed rules; deterministic. */
export function replay(given: Replay): Result {
  const { history } = given
  const months = new Map(monthsOf(history).map((month) => [month, emptyMonth(month)]))
  const monthOf = (day: string) => months.get(day.slice(0, 7)) ?? emptyMonth('')
  const fateOf = createFates(given)
  const lost = { price: 0, minStay: 0 }
  const range = { least: 0, most: 0 }
  let replaced = 0
  for (const stay of history.stays) {
    const nights = nightsBetween(stay.checkIn, stay.checkOut)
    const month = monthOf(stay.checkIn)
    add(month.actual, { nights, amount: stay.rent })
    const amount = rentAhead(given, stay)
    const fate = fateOf(stay, amount)
    if (fate === 'kept') range.least += amount
    if (fate === 'kept' || fate === 'replaced' || fate === 'risked') {
      range.most += amount
      add(month.proposed, { nights, amount })
      replaced += fate === 'replaced' ? 1 : 0
    } else if (fate === 'too_short') lost.minStay += 1
    else {
      lost.price += 1
      range.most += fate === 'lost' ? amount : 0
    }
  }
  const gained = gainedNights(given)
  for (const { night, amount } of gained) {
    add(monthOf(night).proposed, { nights: 1, amount })
    range.most += amount
  }
  for (const { checkIn, searches } of history.searched.stays) monthOf(checkIn).searches += searches
  const all = [...months.values()]
  return {
    actual: sum(all.map(({ actual }) => actual)),
    proposed: sum(all.map(({ proposed }) => proposed)),
    range,
    lost,
    replaced,
    gainedNights: gained.length,
    searches: {
      count: all.reduce((count, { searches }) => count + searches, 0),
      since: history.searched.since,
    },
    months: all,
  }
}

type Fate = 'kept' | 'replaced' | 'risked' | 'lost' | 'too_expensive' | 'too_short'

/** The outcome of a stay at its new rent; every third stay at risk is lost. */
function createFates(given: Replay): (stay: PastStay, amount: number) => Fate {
  const demand = createDemand(given)
  let atRisk = 0
  return (stay, amount) => {
    if (isTooShort(given, stay)) return 'too_short'
    if (amount * 100 <= stay.rent * (100 + keptPercent)) return 'kept'
    if (amount * 100 > stay.rent * (100 + lostPercent)) return 'too_expensive'
    if (demand.forStay(stay) >= searchesPerBooking) return 'replaced'
    atRisk += 1
    return atRisk % lostOneIn === 0 ? 'lost' : 'risked'
  }
}

function monthsOf({ from, to }: History): string[] {
  return [...new Set(listNights(from, to).map((day) => day.slice(0, 7)))]
}

function emptyMonth(month: string) {
  const none = () => ({ nights: 0, amount: 0 })
  return { month, actual: none(), proposed: none(), searches: 0 }
}

function add(to: Outcome, { nights, amount }: Outcome): void {
  to.nights += nights
  to.amount += amount
}

function sum(outcomes: readonly Outcome[]): Outcome {
  const total = { nights: 0, amount: 0 }
  for (const each of outcomes) add(total, each)
  return total
}
