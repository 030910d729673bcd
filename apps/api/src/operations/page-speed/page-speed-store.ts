import type { Device, MeasuredPage, Vital } from '@marea/contract/operations/vitals.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type SpeedCount = {
  day: string
  page: MeasuredPage
  device: Device
  vital: Vital
  bucket: number
  visits: number
}

/** Written in one order, so that two visits that end at the same time cannot deadlock. */
export async function addSpeedCounts(db: Db, counts: readonly SpeedCount[]): Promise<void> {
  const column = <Key extends keyof SpeedCount>(key: Key) => counts.map((each) => each[key])
  await sql`
    insert into page_speed_counts (day, page, device, vital, bucket, visits)
    select * from unnest(${column('day')}::date[], ${column('page')}::text[],
      ${column('device')}::text[], ${column('vital')}::text[],
      ${column('bucket')}::smallint[], ${column('visits')}::integer[])
    order by 1, 2, 3, 4, 5
    on conflict on constraint page_speed_counts_pkey
      do update set visits = page_speed_counts.visits + excluded.visits`.execute(db)
}

export async function sumSpeedCounts(db: Db, since: string) {
  const { rows } = await sql<Omit<SpeedCount, 'day'>>`
    select page, device, vital, bucket, sum(visits)::integer as visits from page_speed_counts
    where day >= ${since} group by page, device, vital, bucket
    order by page, device desc, vital, bucket`.execute(db)
  return rows
}

export async function deleteSpeedCountsBefore(db: Db, day: string): Promise<void> {
  await sql`delete from page_speed_counts where day < ${day}`.execute(db)
}
