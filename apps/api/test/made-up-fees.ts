import { type Fee, fees } from '@marea/contract/suites/fees.ts'
import { sql } from 'kysely'
import type { Database } from '../src/platform/db/database.ts'

const madeUp = [
  {
    code: 'linen',
    per: 'guest',
    rate: 'linenAmount',
    payee: 'owner',
    taxedBy: 'all',
    isReturned: true,
    isCommissioned: false,
  },
  {
    code: 'beach_club',
    per: 'night',
    rate: 'beachClubAmount',
    payee: 'platform',
    taxedBy: ['fl_state', 'mb_resort'],
    isReturned: false,
    isCommissioned: false,
  },
  {
    code: 'damage_waiver',
    per: 'stay',
    rate: 'damageWaiverAmount',
    payee: 'platform',
    taxedBy: 'none',
    isReturned: true,
    isCommissioned: false,
  },
] as const satisfies readonly Fee[]

/** The fee table with a fee of every other kind: per guest, per night, partly taxed, untaxed. */
export const extendedFees: readonly Fee[] = [...fees, ...madeUp]

/** What the migration of such fees would do; most homes charge them. */
export async function addMadeUpFees(db: Database): Promise<void> {
  await sql`alter table suites
    add column linen_amount integer not null default 0,
    add column beach_club_amount integer not null default 0,
    add column damage_waiver_amount integer not null default 0`.execute(db)
  await sql`update suites set linen_amount = ascii(right(slug, 1)) % 5 * 1217,
    beach_club_amount = ascii(right(slug, 1)) % 3 * 2309,
    damage_waiver_amount = ascii(right(slug, 1)) % 4 * 4903`.execute(db)
}
