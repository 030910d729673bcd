import type {
  AdminJurisdiction,
  AdminJurisdictions,
  AdminLicense,
} from '@marea/contract/suites/admin-jurisdictions.ts'
import type { Ctx } from '#platform/ctx.ts'
import { fromLocalizedColumns } from '#platform/db/localized-columns.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { boundedOf } from './boundaries.ts'
import { countPublished, listJurisdictions } from './jurisdiction-store.ts'
import { listLicenses, listLicensesRequired } from './license-store.ts'

export async function showJurisdictions(ctx: Ctx): Promise<AdminJurisdictions> {
  const published = new Map(
    (await countPublished(ctx.db)).map(({ jurisdiction, homes }) => [jurisdiction, homes]),
  )
  const rows = await listJurisdictions(ctx.db)
  return {
    today: todayOf(ctx),
    jurisdictions: rows.map((row) => shown(row, published.get(row.code) ?? 0)),
    licenses: await listAdminLicenses(ctx),
  }
}

type Row = Awaited<ReturnType<typeof listJurisdictions>>[number]

function shown(row: Row, published: number): AdminJurisdiction {
  const { place, guestsPerBedroom, guestsBesides, guestsAtMost, allowsHouses, isActive } = row
  const limits = { guestsPerBedroom, guestsBesides, guestsAtMost }
  const name = fromLocalizedColumns(row, 'name')
  return { ...boundedOf(row), name, place, ...limits, allowsHouses, isActive, published }
}

async function listAdminLicenses(ctx: Ctx): Promise<AdminLicense[]> {
  const required = await listLicensesRequired(ctx.db, todayOf(ctx))
  return (await listLicenses(ctx.db)).map((row) => ({
    code: row.code,
    name: fromLocalizedColumns(row, 'name'),
    example: row.example,
    requiredIn: required
      .filter(({ kind }) => kind === row.code)
      .map(({ jurisdiction, from }) => ({ jurisdiction, from })),
  }))
}
