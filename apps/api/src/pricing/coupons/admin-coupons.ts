import type { AdminCoupon, CouponDraft } from '@marea/contract/pricing/coupons.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import {
  type CouponRow,
  type CouponSearch,
  countCoupons,
  endCoupon,
  findCouponRow,
  listCoupons,
} from './coupon-store.ts'
import { makeCoupon } from './create-coupon.ts'

const perPage = 50

type Asked = Omit<CouponSearch, 'now'> & { page: number }

export async function showCoupons(ctx: Ctx, { page, ...asked }: Asked) {
  const search = { ...asked, now: ctx.now }
  const offset = (page - 1) * perPage
  const rows = await listCoupons(ctx.db, search, { offset, limit: perPage })
  const count = await countCoupons(ctx.db, search)
  return {
    items: rows.map((row) => shown(row, ctx.now)),
    page,
    pages: Math.max(1, Math.ceil(count / perPage)),
  }
}

export async function addCoupon(ctx: Ctx, wish: CouponDraft): Promise<AdminCoupon> {
  const id = await inTransaction(ctx, async (ctx) => {
    const id = await makeCoupon(ctx, wish)
    const { code, perMille = null, amount = null } = wish
    const details = { code, perMille, amount }
    await recordAdminAct(ctx, { act: 'coupons.created', subject: `coupon:${id}`, details })
    return id
  })
  return showCoupon(ctx, id)
}

/** Ends the coupon for new bookings; holds that have reserved it keep it. */
export async function endCouponNow(ctx: Ctx, id: string): Promise<AdminCoupon> {
  await inTransaction(ctx, async (ctx) => {
    const ended = await endCoupon(ctx.db, id, ctx.now)
    if (!ended) return
    await recordEvent(ctx, {
      kind: 'pricing.coupon_ended',
      subject: `coupon:${id}`,
      data: { code: ended.code },
    })
    const details = { code: ended.code }
    await recordAdminAct(ctx, { act: 'coupons.ended', subject: `coupon:${id}`, details })
  })
  return showCoupon(ctx, id)
}

async function showCoupon(ctx: Ctx, id: string): Promise<AdminCoupon> {
  const row = await findCouponRow(ctx.db, id)
  if (!row) throw new Problem('resource.not_found')
  return shown(row, ctx.now)
}

function shown(row: CouponRow, now: Temporal.Instant): AdminCoupon {
  return {
    ...row,
    usableFrom: row.usableFrom?.toString() ?? null,
    usableUntil: row.usableUntil?.toString() ?? null,
    createdAt: row.createdAt.toString(),
    suiteIds: [...row.suiteIds],
    state: stateOf(row, now),
  }
}

function stateOf(row: CouponRow, now: Temporal.Instant): AdminCoupon['state'] {
  const { usableFrom, usableUntil, uses, mostUses } = row
  if (usableUntil && Temporal.Instant.compare(usableUntil, now) <= 0) return 'over'
  if (usableFrom && Temporal.Instant.compare(usableFrom, now) > 0) return 'coming'
  return mostUses !== null && uses >= mostUses ? 'used_up' : 'usable'
}
