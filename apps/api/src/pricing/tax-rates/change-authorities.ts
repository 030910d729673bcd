import { defaultLanguage } from '@marea/contract/platform/language.ts'
import type {
  TaxAuthorities,
  TaxAuthorityFacts,
  TaxAuthorityRow,
  TaxReturnFacts,
  TaxReturnRow,
} from '@marea/contract/pricing/tax-authorities.ts'
import type { RowName } from '@marea/contract/suites/admin-jurisdictions.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { fromLocalizedColumns, toLocalizedColumns } from '#platform/db/localized-columns.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { requireNames } from '#suites/jurisdictions/row-names.ts'
import {
  insertAuthority,
  insertReturn,
  listAuthorityNames,
  listReturns,
  replaceLevied,
  setRule,
  updateAuthority,
  updateReturn,
} from './authority-store.ts'
import { listLevied } from './tax-rate-store.ts'

export async function showAuthorities(ctx: Ctx): Promise<TaxAuthorities> {
  const { db } = ctx
  const levied = Map.groupBy(await listLevied(db), ({ authority }) => authority)
  const authorities = await listAuthorityNames(db)
  const returns = await listReturns(db, thisMonth(ctx))
  return {
    authorities: authorities.map((row) => ({
      code: row.code,
      taxReturn: row.taxReturn,
      name: fromLocalizedColumns(row, 'name'),
      jurisdictions: (levied.get(row.code) ?? []).map(({ jurisdiction }) => jurisdiction),
    })),
    returns: returns.map(({ code, nameEn, nameEs, formEn, formEs, ...rule }) => ({
      code,
      name: fromLocalizedColumns({ nameEn, nameEs }, 'name'),
      form: fromLocalizedColumns({ formEn, formEs }, 'form'),
      rule,
    })),
  }
}

export async function addAuthority(
  ctx: Ctx,
  { code, taxReturn, ...facts }: TaxAuthorityRow,
): Promise<TaxAuthorities> {
  await inTransaction(ctx, async (ctx) => {
    requireFacts(facts)
    await insertAuthority(ctx.db, { code, taxReturn, ...nameColumns(facts.name) }).catch(refuse)
    await replaceLevied(ctx.db, code, facts.jurisdictions).catch(refuse)
    await recordChange(ctx, 'taxes.authority_added', { subject: `tax:${code}`, ...facts })
  })
  return showAuthorities(ctx)
}

/** Its return stays, because months before were filed with it. */
export async function changeAuthority(
  ctx: Ctx,
  code: string,
  facts: TaxAuthorityFacts,
): Promise<TaxAuthorities> {
  await inTransaction(ctx, async (ctx) => {
    requireFacts(facts)
    const isKnown = await updateAuthority(ctx.db, code, nameColumns(facts.name))
    if (!isKnown) throw new Problem('resource.not_found')
    await replaceLevied(ctx.db, code, facts.jurisdictions).catch(refuse)
    await recordChange(ctx, 'taxes.authority_changed', { subject: `tax:${code}`, ...facts })
  })
  return showAuthorities(ctx)
}

export async function addReturn(
  ctx: Ctx,
  { code, rule, ...facts }: TaxReturnRow,
): Promise<TaxAuthorities> {
  await inTransaction(ctx, async (ctx) => {
    requireNames(facts.name, facts.form)
    await insertReturn(ctx.db, { code, ...returnColumns(facts) }).catch(refuse)
    await setRule(ctx.db, { taxReturn: code, from: null }, rule)
    await recordChange(ctx, 'taxes.return_added', { subject: `tax_return:${code}`, ...facts })
  })
  return showAuthorities(ctx)
}

export async function changeReturn(
  ctx: Ctx,
  code: string,
  { rule, ...facts }: TaxReturnFacts,
): Promise<TaxAuthorities> {
  await inTransaction(ctx, async (ctx) => {
    requireNames(facts.name, facts.form)
    const isKnown = await updateReturn(ctx.db, code, returnColumns(facts))
    if (!isKnown) throw new Problem('resource.not_found')
    await setRule(ctx.db, { taxReturn: code, from: thisMonth(ctx) }, rule)
    await recordChange(ctx, 'taxes.return_changed', { subject: `tax_return:${code}`, ...facts })
  })
  return showAuthorities(ctx)
}

function requireFacts({ name, jurisdictions }: TaxAuthorityFacts): void {
  requireNames(name)
  if (jurisdictions.length === 0) throw new Problem('tax_rules.no_jurisdiction')
}

/** What the database refuses, in words. */
function refuse(error: unknown): never {
  const isTaken = ['tax_authorities_pkey', 'tax_returns_pkey'].some((key) => violates(error, key))
  if (isTaken) throw new Problem('tax_rules.code_taken')
  if (violates(error, 'tax_rates_levied')) throw new Problem('tax_rules.still_levied')
  const isUnknown = [
    'tax_authorities_tax_return_fkey',
    'tax_authority_jurisdictions_jurisdiction_fkey',
  ].some((key) => violates(error, key))
  throw isUnknown ? new Problem('tax_rules.unknown_code') : error
}

type Change = {
  subject: `tax:${string}` | `tax_return:${string}`
  name: RowName
  jurisdictions?: readonly string[]
}

async function recordChange(
  ctx: TransactionCtx,
  act:
    | 'taxes.authority_added'
    | 'taxes.authority_changed'
    | 'taxes.return_added'
    | 'taxes.return_changed',
  { subject, name, jurisdictions }: Change,
): Promise<void> {
  const details = {
    name: name[defaultLanguage],
    ...(jurisdictions && { jurisdictions: jurisdictions.join() }),
  }
  await recordAdminAct(ctx, { act, subject, details })
  await recordEvent(ctx, { kind: 'locale.changed', subject: 'texts:names' })
  ctx.log.info({ subject }, 'tax rules changed')
}

function nameColumns(name: RowName) {
  // PostgreSQL copies `name` into its localized column.
  const { nameEn, ...names } = toLocalizedColumns('name', name)
  return { ...names, name: name[defaultLanguage] }
}

function returnColumns({ name, form }: Pick<TaxReturnFacts, 'name' | 'form'>) {
  return { ...toLocalizedColumns('name', name), ...toLocalizedColumns('form', form) }
}

function thisMonth(ctx: Ctx): string {
  return `${todayOf(ctx).slice(0, 7)}-01`
}
