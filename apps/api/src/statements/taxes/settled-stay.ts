/** A stay as an entry of the ledger settled or reversed it; a reversal has the sign -1. */
export type SettledStay = {
  entryId: number
  bookingId: string
  reference: string
  slug: string
  name: string
  checkIn: Temporal.PlainDate
  checkOut: Temporal.PlainDate
  postedOn: string
  isCanceled: boolean
  sign: number
}
