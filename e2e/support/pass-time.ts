import pg from 'pg'
import { joinPostgres } from '../../apps/api/src/platform/embedded-postgres/join.ts'

/** A quarter of an hour is long to wait: the nights of a booking are kept for a few seconds more. */
export async function endHoldIn(seconds: number, bookingId: string): Promise<void> {
  const { url, leave } = await joinPostgres(process.env.MAREA_DATA_DIR ?? '')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const at = new Date(Date.now() + seconds * 1000)
  await client.query('update bookings set hold_expires_at = $1 where id = $2', [at, bookingId])
  await client.query('update occupancies set expires_at = $1 where reference = $2', [
    at,
    `booking:${bookingId}`,
  ])
  await client.end()
  await leave()
}
