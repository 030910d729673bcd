import { defaultLanguage } from '@marea/contract/platform/language.ts'
import type {
  AdminJurisdictions,
  JurisdictionFacts,
} from '@marea/contract/suites/admin-jurisdictions.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { toLocalizedColumns } from '#platform/db/localized-columns.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import {
  countPublished,
  insertJurisdiction,
  lockJurisdiction,
  updateJurisdiction,
} from './jurisdiction-store.ts'
import { requireNames } from './row-names.ts'
import { showJurisdictions } from './show-jurisdictions.ts'

export async function addJurisdiction(
  ctx: Ctx,
  { code, ...facts }: JurisdictionFacts & { code: string },
): Promise<AdminJurisdictions> {
  await inTransaction(ctx, async (ctx) => {
    requireNames(facts.name)
    await insertJurisdiction(ctx.db, { code, ...columnsOf(facts) }).catch(explainRefusal)
    await recordChange(ctx, 'jurisdictions.added', code, facts)
  })
  return showJurisdictions(ctx)
}

export async function changeJurisdiction(
  ctx: Ctx,
  code: string,
  facts: JurisdictionFacts,
): Promise<AdminJurisdictions> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockJurisdiction(ctx.db, code)
    if (!row) throw new Problem('resource.not_found')
    requireNames(facts.name)
    if (row.isActive && !facts.isActive) await requireNoPublished(ctx, code)
    await updateJurisdiction(ctx.db, code, columnsOf(facts)).catch(explainRefusal)
    await recordChange(ctx, 'jurisdictions.changed', code, facts)
  })
  return showJurisdictions(ctx)
}

async function requireNoPublished({ db }: TransactionCtx, code: string): Promise<void> {
  const counted = (await countPublished(db)).find(({ jurisdiction }) => jurisdiction === code)
  if (counted) throw new Problem('tax_rules.in_use', { published: counted.homes })
}

function explainRefusal(error: unknown): never {
  const isRefusedBy = (constraint: string) => violates(error, constraint)
  if (isRefusedBy('jurisdictions_pkey')) throw new Problem('tax_rules.code_taken')
  if (isRefusedBy('jurisdictions_place_fkey')) throw new Problem('places.unknown')
  const users = ['suites_jurisdiction_of_place', 'neighborhoods_jurisdiction_of_place']
  throw users.some(isRefusedBy) ? new Problem('places.still_used') : error
}

async function recordChange(
  ctx: TransactionCtx,
  act: 'jurisdictions.added' | 'jurisdictions.changed',
  code: string,
  { name, place, isActive }: JurisdictionFacts,
): Promise<void> {
  const details = { name: name[defaultLanguage], place, isActive }
  await recordAdminAct(ctx, { act, subject: `jurisdiction:${code}`, details })
  await recordEvent(ctx, { kind: 'locale.changed', subject: 'texts:names' })
  ctx.log.info({ jurisdiction: code }, 'jurisdiction changed')
}

function columnsOf({ name, boundary, ...facts }: JurisdictionFacts) {
  // PostgreSQL copies `name` into its localized column.
  const { nameEn, ...names } = toLocalizedColumns('name', name)
  return {
    ...facts,
    ...names,
    name: name[defaultLanguage],
    boundary: boundary && JSON.stringify(boundary),
  }
}
