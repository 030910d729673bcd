import type { HostIdDocument } from '@marea/contract/identity/host-ids.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type Row = {
  bookingId: string
  reference: string
  guest: string
  home: string
  guests: number
  checkIn: string
  checkOut: string
  checkInAt: Temporal.Instant
  uploadedAt: Temporal.Instant
  document: HostIdDocument
  lastFour: string
}

/** Of coming and current stays in all homes. */
export async function listHostIdsToReview(db: Db, now: Temporal.Instant): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select bookings.id "bookingId", bookings.reference, full_name guest, suites.name home, bookings.guests,
      lower(nights)::text "checkIn", upper(nights)::text "checkOut",
      bookings.check_in_at "checkInAt",
      uploaded_at "uploadedAt", document, last_four "lastFour"
    from host_ids
    join bookings on host_ids.reference = 'booking:' || bookings.id
    join users on users.id = guest_id
    join suites on suites.id = suite_id
    where host_ids.status = 'uploaded' and deleted_at is null
      and bookings.status = 'confirmed' and bookings.check_out_at > ${now}
    order by bookings.check_in_at, bookings.id
    limit 200`.execute(db)
  return rows
}
