import { licenseNoticeDays } from '@marea/contract/suites/jurisdictions.ts'
import { listArrivals, listEndingLicenses } from './facts-store.ts'
import type { CalendarNotices } from './notices.ts'
import { hostedFacts, stayFacts, toGuest, toOwner } from './stay-notices.ts'

export const calendarNotices: CalendarNotices = {
  async arriving_tomorrow({ db, now }) {
    const stays = await listArrivals(db, now, { inDays: 1 })
    return stays.map((stay) => {
      const facts = { ...stayFacts(stay), time: stay.time }
      return { ...toGuest(stay), facts, source: arrivalOf(stay) }
    })
  },
  async arrival_today({ db, now }) {
    const stays = await listArrivals(db, now, { inDays: 0 })
    return stays.map((stay) => {
      const facts = { ...hostedFacts(stay), count: stay.count, time: stay.time }
      return { ...toOwner(stay), facts, source: arrivalOf(stay) }
    })
  },
  /** Notified once when the end is near and once when it has passed. */
  async license_expiring({ db, now }) {
    const rows = await listEndingLicenses(db, now, { inDays: licenseNoticeDays })
    return rows.map(({ suiteId, ownerId: recipientId, isOver, ...license }) => {
      const state = isOver ? 'expired' : 'soon'
      const source = `license:${suiteId}:${license.license}:${license.day}:${state}`
      return { recipientId, facts: { ...license, state }, source }
    })
  },
}

/** The day is part of the source, so that a stay that is moved is announced again. */
function arrivalOf({ bookingId, checkIn }: { bookingId: string; checkIn: string }): string {
  return `arrival:${bookingId}:${checkIn}`
}
