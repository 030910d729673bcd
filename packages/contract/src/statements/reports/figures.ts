import type { Figures } from './endpoints.ts'

/** Every figure of two rows together; ratios are computed from these sums, never from ratios. */
export function addFigures(one: Figures, other: Figures): Figures {
  return {
    homeNights: one.homeNights + other.homeNights,
    nights: one.nights + other.nights,
    channelNights: one.channelNights + other.channelNights,
    ownNights: one.ownNights + other.ownNights,
    blockedNights: one.blockedNights + other.blockedNights,
    income: one.income + other.income,
    expenses: one.expenses + other.expenses,
    profit: one.profit + other.profit,
    rent: one.rent + other.rent,
    lostRent: one.lostRent + other.lostRent,
    bookings: one.bookings + other.bookings,
    canceled: one.canceled + other.canceled,
    stayNights: one.stayNights + other.stayNights,
    leadDays: one.leadDays + other.leadDays,
  }
}

export const noFigures: Figures = {
  homeNights: 0,
  nights: 0,
  channelNights: 0,
  ownNights: 0,
  blockedNights: 0,
  income: 0,
  expenses: 0,
  profit: 0,
  rent: 0,
  lostRent: 0,
  bookings: 0,
  canceled: 0,
  stayNights: 0,
  leadDays: 0,
}

/** Nights that guests could book, here or on another channel. */
export function openNights({ homeNights, ownNights, blockedNights }: Figures): number {
  return homeNights - ownNights - blockedNights
}

export function occupiedNights({ nights, channelNights }: Figures): number {
  return nights + channelNights
}

/**
 * The share of the nights that are not blocked, as on the owner's overview; null if there are none.
 */
export function occupancy(figures: Figures): number | null {
  return ratio(occupiedNights(figures), openNights(figures))
}

/** Average daily rate in cents: the price of a booked night before commission, taxes and fees. */
export function averageRate({ rent, nights }: Figures): number | null {
  return rounded(ratio(rent, nights))
}

/** Revenue per available night in cents; nights of other channels earn nothing here. */
export function revenuePerNight(figures: Figures): number | null {
  return rounded(ratio(figures.rent, openNights(figures)))
}

/** In nights, of the stays that begin in the period. */
export function averageStay({ stayNights, bookings, canceled }: Figures): number | null {
  return ratio(stayNights, bookings - canceled)
}

/** In days between booking and check-in, of the stays that begin in the period. */
export function leadTime({ leadDays, bookings, canceled }: Figures): number | null {
  return ratio(leadDays, bookings - canceled)
}

/** The share of bookings with check-in in the period that were canceled. */
export function cancellationRate({ canceled, bookings }: Figures): number | null {
  return ratio(canceled, bookings)
}

/** The change from one amount to another in percent; null from nothing or from a loss. */
export function changePercent(now: number, before: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 1000) / 10 : null
}

function ratio(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null
}

function rounded(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount)
}
