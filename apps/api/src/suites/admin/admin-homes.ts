import { addDays } from '@marea/contract/platform/time/days.ts'
import type {
  AdminHome,
  AdminLicense,
  HomeFilter,
  LicenseState,
} from '@marea/contract/suites/admin-homes.ts'
import type { LicenseKind } from '@marea/contract/suites/jurisdictions.ts'
import { licenseNoticeDays } from '@marea/contract/suites/jurisdictions.ts'
import { personOf } from '#identity/account/user.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { type Waiting, waitingOf } from '#platform/waiting.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { unlistSuite } from '#suites/publish/unlist.ts'
import {
  countUnchecked,
  findAdminHome,
  insertCheck,
  type LicenseDays,
  type LicenseRow,
  listAdminHomes,
  listCheckedLicenses,
} from './admin-store.ts'

export async function adminHomes(ctx: Ctx, show: HomeFilter): Promise<AdminHome[]> {
  return toAdminHomes(ctx, await listAdminHomes(ctx.db, show, daysOf(ctx)))
}

/** Homes with a license that nobody has compared with the public record. */
export async function waitingLicenses(ctx: Ctx): Promise<Waiting> {
  return waitingOf(await countUnchecked(ctx.db, daysOf(ctx)))
}

function daysOf(ctx: Ctx): LicenseDays {
  const today = todayOf(ctx)
  return { today, noticeUntil: addDays(today, licenseNoticeDays) }
}

type LicenseCheck = {
  kind: LicenseKind
  number: string
  verdict: 'accepted' | 'correction'
  reason: string
}

/** Stores the result of comparing a license with the public record; the owner is told what to correct. */
export async function checkLicense(ctx: Ctx, id: string, check: LicenseCheck): Promise<AdminHome> {
  await inTransaction(ctx, async (ctx) => {
    const home = await showAdminHome(ctx, id)
    const { kind, number, verdict, reason } = check
    const held = home.licenses.find((each) => each.kind === kind)
    if (!held) throw new Problem('resource.not_found')
    if (held.number !== number) throw new Problem('suites.license_changed')
    await insertCheck(ctx.db, {
      suiteId: id,
      kind,
      number,
      verdict,
      reason,
      validUntil: held.validUntil === null ? null : Temporal.PlainDate.from(held.validUntil),
      checkedBy: personOf(ctx).userId,
      checkedAt: ctx.now,
    })
    const act = verdict === 'accepted' ? 'homes.license_accepted' : 'homes.correction_asked'
    const subject = `suite:${id}` as const
    await recordAdminAct(ctx, { act, subject, details: { kind, number, reason } })
    const data = { ownerId: home.owner.id, license: kind }
    await recordEvent(
      ctx,
      verdict === 'accepted'
        ? { kind: 'suites.license_accepted', subject, data }
        : { kind: 'suites.correction_asked', subject, data: { ...data, reason } },
    )
  })
  return showAdminHome(ctx, id)
}

/** Existing bookings stay; the owner is told why and can publish again. */
export async function takeOffSearch(ctx: Ctx, id: string, reason: string): Promise<AdminHome> {
  await inTransaction(ctx, async (ctx) => {
    const { status, owner } = await showAdminHome(ctx, id)
    if (status !== 'published') return
    await unlistSuite(ctx, id)
    await recordAdminAct(ctx, {
      act: 'homes.taken_off',
      subject: `suite:${id}`,
      details: { reason },
    })
    const data = { ownerId: owner.id, reason }
    await recordEvent(ctx, { kind: 'suites.taken_off', subject: `suite:${id}`, data })
  })
  return showAdminHome(ctx, id)
}

async function showAdminHome(ctx: Ctx, id: string): Promise<AdminHome> {
  const [home] = await toAdminHomes(ctx, await findAdminHome(ctx.db, id))
  if (!home) throw new Problem('resource.not_found')
  return home
}

type HomeRow = Awaited<ReturnType<typeof listAdminHomes>>[number]

async function toAdminHomes(ctx: Ctx, rows: HomeRow[]): Promise<AdminHome[]> {
  const ids = rows.map(({ id }) => id)
  const held = Map.groupBy(await listCheckedLicenses(ctx.db, ids), ({ suiteId }) => suiteId)
  return rows.map(({ ownerId, fullName, ...home }) => {
    const licenses = (held.get(home.id) ?? []).map((row) => toLicense(ctx, row))
    const isWaiting = licenses.some(({ state }) => state === 'to_check')
    return { ...home, owner: { id: ownerId, fullName }, licenses, isWaiting }
  })
}

function toLicense(ctx: Ctx, row: LicenseRow): AdminLicense {
  const { kind, number, validUntil, checkedBy, checkedAt, reason } = row
  const isChecked = checkedAt !== null
  return {
    kind,
    number,
    validUntil,
    state: stateOf(ctx, row),
    check: isChecked
      ? { by: checkedBy ?? '', at: checkedAt.toString(), reason: reason ?? '' }
      : null,
  }
}

/** A requested correction waits for the owner. */
function stateOf(ctx: Ctx, { validUntil, verdict }: LicenseRow): LicenseState {
  const { today, noticeUntil } = daysOf(ctx)
  if (validUntil !== null && validUntil < today) return 'expired'
  if (verdict === null) return 'to_check'
  if (verdict === 'correction') return 'correction'
  const isSoon = validUntil !== null && validUntil <= noticeUntil
  return isSoon ? 'expiring' : 'accepted'
}
