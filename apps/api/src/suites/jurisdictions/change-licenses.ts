import { defaultLanguage } from '@marea/contract/platform/language.ts'
import type {
  AdminJurisdictions,
  LicenseFacts,
} from '@marea/contract/suites/admin-jurisdictions.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { toLocalizedColumns } from '#platform/db/localized-columns.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import {
  endRequirement,
  insertLicense,
  listLicensesRequired,
  startRequirement,
  updateLicense,
} from './license-store.ts'
import { requireNames } from './row-names.ts'
import { showJurisdictions } from './show-jurisdictions.ts'

export async function addLicense(
  ctx: Ctx,
  { code, ...facts }: LicenseFacts & { code: string },
): Promise<AdminJurisdictions> {
  await inTransaction(ctx, async (ctx) => {
    requireNames(facts.name)
    await insertLicense(ctx.db, { code, ...columnsOf(facts) }).catch((error) => {
      throw violates(error, 'license_kinds_pkey') ? new Problem('tax_rules.code_taken') : error
    })
    await setRequirements(ctx, code, facts)
    await recordChange(ctx, 'licenses.kind_added', code, facts)
  })
  return showJurisdictions(ctx)
}

export async function changeLicense(
  ctx: Ctx,
  code: string,
  facts: LicenseFacts,
): Promise<AdminJurisdictions> {
  await inTransaction(ctx, async (ctx) => {
    requireNames(facts.name)
    const isKnown = await updateLicense(ctx.db, code, columnsOf(facts))
    if (!isKnown) throw new Problem('resource.not_found')
    await setRequirements(ctx, code, facts)
    await recordChange(ctx, 'licenses.kind_changed', code, facts)
  })
  return showJurisdictions(ctx)
}

/** What has begun keeps its first day; a place that is left out no longer needs it from today on. */
async function setRequirements(
  ctx: TransactionCtx,
  kind: string,
  { requiredIn }: LicenseFacts,
): Promise<void> {
  const today = todayOf(ctx)
  const known = (await listLicensesRequired(ctx.db, today)).filter((each) => each.kind === kind)
  const isIn =
    (list: readonly LicenseFacts['requiredIn'][number][]) =>
    (each: LicenseFacts['requiredIn'][number]) =>
      list.some(({ jurisdiction, from }) => {
        return jurisdiction === each.jurisdiction && from === each.from
      })
  const added = requiredIn.filter((each) => !isIn(known)(each))
  if (added.some(({ from }) => from === null || from < today)) {
    throw new Problem('tax_rules.past_day')
  }
  for (const { jurisdiction } of known.filter((each) => !isIn(requiredIn)(each))) {
    await endRequirement(ctx.db, { jurisdiction, kind }, today)
  }
  for (const { jurisdiction, from } of added) {
    await startRequirement(ctx.db, { jurisdiction, kind }, from ?? today).catch((error) => {
      const isUnknown = violates(error, 'license_requirements_jurisdiction_fkey')
      throw isUnknown ? new Problem('tax_rules.unknown_code') : error
    })
  }
}

async function recordChange(
  ctx: TransactionCtx,
  act: 'licenses.kind_added' | 'licenses.kind_changed',
  code: string,
  { name, requiredIn }: LicenseFacts,
): Promise<void> {
  const jurisdictions = requiredIn.map(({ jurisdiction }) => jurisdiction).join()
  const details = { name: name[defaultLanguage], jurisdictions }
  await recordAdminAct(ctx, { act, subject: `license:${code}`, details })
  await recordEvent(ctx, { kind: 'locale.changed', subject: 'texts:names' })
  ctx.log.info({ license: code }, 'license changed')
}

function columnsOf({ name, example }: LicenseFacts) {
  return { ...toLocalizedColumns('name', name), example }
}
