import { problems } from '@marea/contract/problems.ts'
import type { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { isCouponDeducted } from '#pricing/store.ts'
import { almendro, publishedHome } from '../../../test/homes.ts'
import { fund } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { makeCoupon } from './create-coupon.ts'
import { releaseCoupon, reserveCoupon, useCoupon } from './reserve-coupon.ts'

let marea: TestApp
let suiteId: string
let otherId: string
let laura: Awaited<ReturnType<typeof signedIn>>
let daniel: typeof laura

const stay = { checkIn: '2026-12-11', checkOut: '2026-12-16', guests: 2 }
const extras: SuiteDraft['extras'] = [
  { code: 'baby_crib', amount: 4500 },
  { code: 'honeymoon', amount: 12_000 },
  { code: 'special_request', amount: 9000 },
]

beforeAll(async () => {
  marea = await openTestApp()
  const ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  laura = await signedIn(marea, 'Laura')
  daniel = await signedIn(marea, 'Daniel')
  suiteId = await publishedHome(marea, { ownerId: ines.id, draft: { extras } })
  otherId = await publishedHome(marea, { ownerId: ines.id, draft: { slug: 'casa-duna' } })
  const ctx = marea.ctx()
  await makeCoupon(ctx, { code: 'TIDE10', perMille: 100, mostUsesEach: 3 })
  await makeCoupon(ctx, { code: 'SAND200', amount: 20_000, minAmount: 100_000, bearer: 'owner' })
  await makeCoupon(ctx, { code: 'LAURA-ONLY', perMille: 100, userId: laura.id })
  await makeCoupon(ctx, { code: 'OTHER-HOME', perMille: 100, suiteIds: [otherId] })
  await makeCoupon(ctx, { code: 'LONGSTAY', perMille: 100, minNights: 6 })
  await makeCoupon(ctx, { code: 'DEARSTAY', perMille: 100, minAmount: 10_000_000 })
  await makeCoupon(ctx, {
    code: 'SUMMER',
    perMille: 100,
    nightsFrom: '2027-06-01',
    nightsTo: '2027-09-01',
  })
  await makeCoupon(ctx, { code: 'OVER', perMille: 100, usableUntil: '2026-11-15T11:59:59Z' })
  await makeCoupon(ctx, { code: 'NOTYET', perMille: 100, usableFrom: '2026-11-16T00:00:00Z' })
})
afterAll(() => marea.close())
beforeEach(async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  await marea.db.deleteFrom('couponUses').execute()
  await marea.db.updateTable('coupons').set({ uses: 0 }).execute()
  await marea.db.deleteFrom('tries').execute()
})

function ask(wish: object, by: { call: TestApp['call'] } = laura) {
  return by.call('POST', `/suites/${almendro.slug}/quotes`, { body: { ...stay, ...wish } })
}

describe('a valid coupon', () => {
  test.each(['TIDE10', ' tide10 '])('reduces the rent, typed as %j', async (coupon) => {
    const { body } = await ask({ coupon })
    const { lines, total } = body.result
    expect(body.result.coupon).toEqual({
      code: 'TIDE10',
      amount: { amount: 54_200, currency: 'USD' },
    })
    const line = lines.find(({ code }: { code: string }) => code === 'coupon')
    expect(line).toMatchObject({ amount: { amount: -54_200 }, for: 'platform', name: 'TIDE10' })
    const base = 542_000 + 32_000 + 18_000
    expect(total.amount).toBe(base - 54_200 + Math.round(base * 0.13))
    expect(JSON.stringify(body)).not.toContain('commission')
  })

  test('of a fixed amount takes it from the owner if they bear it', async () => {
    const { body } = await ask({ coupon: 'SAND200' })
    const kept = await marea.db
      .selectFrom('quotes')
      .select(['lines', 'couponCode', 'userId'])
      .where('id', '=', body.result.id)
      .executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ couponCode: 'SAND200', userId: laura.id })
    expect(kept.lines).toContainEqual(
      expect.objectContaining({ code: 'coupon', amount: -20_000, for: 'owner', commission: -3600 }),
    )
  })

  test('is valid for a visitor too, who may sign in later', async () => {
    expect((await ask({ coupon: 'TIDE10' }, marea)).status).toBe(200)
  })

  test('that the owner bears makes the taxed amount smaller', async () => {
    const { body } = await ask({ coupon: 'SAND200' })
    const base = 542_000 - 20_000 + 32_000 + 18_000
    expect(body.result.total.amount).toBe(base + Math.round(base * 0.13))
  })

  test('that Marea bears did so too until December 2026, by the rule of the check-in day', async () => {
    const { rows } = await sql<{ bearer: string; day: string; isDeducted: boolean }>`
      select bearer, day::text, is_coupon_deducted as "isDeducted" from coupon_tax_rules
      cross join unnest(array['2026-11-30', '2026-12-01']::date[]) as day
      where valid @> day order by bearer, day`.execute(marea.db)
    expect(rows.map(({ bearer, day, isDeducted }) => `${bearer} ${day} ${isDeducted}`)).toEqual([
      'platform 2026-11-30 true',
      'platform 2026-12-01 false',
      'owner 2026-11-30 true',
      'owner 2026-12-01 true',
    ])
    const on = (day: string) => isCouponDeducted(marea.db, { on: day, bearer: 'platform' })
    expect([await on('2026-11-30'), await on('2026-12-01')]).toEqual([true, false])
    // Without a rule nothing is deducted, so that too little tax is never collected.
    expect(await on('2020-01-01')).toBe(false)
  })
})

describe('an invalid coupon', () => {
  test.each(['OTHER-HOME', 'LONGSTAY', 'DEARSTAY', 'SUMMER', 'OVER', 'NOTYET', 'NO-SUCH'])(
    '%s reads like every other',
    async (coupon) => {
      const { status, body } = await ask({ coupon })
      expect([status, body.error.code]).toEqual([409, 'pricing.coupon_invalid'])
      expect(body.error.message).toBe('Invalid or expired coupon code')
    },
  )

  test('is another guest’s personal coupon, also for a visitor', async () => {
    expect((await ask({ coupon: 'LAURA-ONLY' })).status).toBe(200)
    for (const someone of [daniel, marea]) {
      expect((await ask({ coupon: 'LAURA-ONLY' }, someone)).body.error.code).toBe(
        'pricing.coupon_invalid',
      )
    }
  })

  test.each(['', '   ', 'abc', 'TIDE 10', '<script>', "TIDE10'--", 'x'.repeat(60)])(
    '%j is no code at all',
    async (coupon) => {
      const { status, body } = await ask({ coupon })
      expect([status, body.error.message]).toEqual([400, 'Please enter a valid coupon code'])
    },
  )

  test('can be guessed twenty times, while valid codes do not count', async () => {
    for (let good = 0; good < 25; good += 1) await ask({ coupon: 'TIDE10' }, daniel)
    for (let guess = 0; guess < 20; guess += 1) {
      expect((await ask({ coupon: `GUESS-${guess}` }, daniel)).status).toBe(409)
    }
    const { status, body } = await ask({ coupon: 'TIDE10' }, daniel)
    expect([status, body.error.code]).toEqual([429, 'request.too_many'])
    expect((await ask({ coupon: 'TIDE10' })).status).toBe(200)
  })
})

test('the messages are those of the specification', () => {
  expect(problems['pricing.coupon_unreadable'].en).toBe('Please enter a valid coupon code')
  expect(problems['pricing.coupon_invalid'].en).toBe('Invalid or expired coupon code')
})

const rent = 542_000
const { checkIn, checkOut } = stay

function reserve(couponId: string, userId: string, reference: string, hasStayed = false) {
  return inTransaction(marea.ctx(), (ctx) =>
    reserveCoupon(ctx, {
      couponId,
      userId,
      reference,
      hasStayed,
      suiteId,
      checkIn,
      checkOut,
      rent,
    }),
  )
}

async function outcomes(attempts: Promise<void>[]) {
  const settled = await Promise.allSettled(attempts)
  const refused = settled.filter((each) => each.status === 'rejected')
  for (const { reason } of refused) expect(reason.code).toBe('pricing.coupon_invalid')
  return settled.length - refused.length
}

const usesOf = async (id: string) => {
  const query = marea.db.selectFrom('coupons').select('uses').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).uses
}

describe('uses', () => {
  test('are limited in total, however many guests reserve at once', async () => {
    const few = await makeCoupon(marea.ctx(), { code: 'FEW-5', perMille: 50, mostUses: 5 })
    const guests = await Promise.all(
      Array.from({ length: 12 }, (_, index) => signedIn(marea, `crowd${index}`)),
    )
    const won = await outcomes(guests.map(({ id }) => reserve(few, id, `few:${id}`)))
    expect([won, await usesOf(few)]).toEqual([5, 5])
    expect((await ask({ coupon: 'FEW-5' })).body.error.code).toBe('pricing.coupon_invalid')
  })

  test('are limited for each guest, in two tabs as well', async () => {
    const once = await makeCoupon(marea.ctx(), { code: 'ONCE-EACH', perMille: 50 })
    const tabs = Array.from({ length: 6 }, (_, tab) => reserve(once, laura.id, `tab:${tab}`))
    expect([await outcomes(tabs), await usesOf(once)]).toEqual([1, 1])
    expect((await ask({ coupon: 'ONCE-EACH' })).status).toBe(409)
    expect((await ask({ coupon: 'ONCE-EACH' }, daniel)).status).toBe(200)
  })

  test('for a first stay are limited to one across all coupons', async () => {
    const ids = await Promise.all(
      ['FIRST-A', 'FIRST-B'].map((code) =>
        makeCoupon(marea.ctx(), { code, perMille: 50, isFirstStay: true }),
      ),
    )
    const won = await outcomes(ids.map((id) => reserve(id, daniel.id, `first:${id}`)))
    expect(won).toBe(1)
    expect(await outcomes([reserve(ids[0] ?? '', laura.id, 'late', true)])).toBe(0)
  })

  test('reserved twice for the same booking count once, and returned ones are available again', async () => {
    const back = await makeCoupon(marea.ctx(), { code: 'BACK-1', perMille: 50, mostUses: 1 })
    await reserve(back, laura.id, 'back')
    await reserve(back, laura.id, 'back')
    expect(await usesOf(back)).toBe(1)
    const release = () => inTransaction(marea.ctx(), (ctx) => releaseCoupon(ctx, 'back'))
    await Promise.all([release(), release()])
    expect(await usesOf(back)).toBe(0)
    await reserve(back, daniel.id, 'next')
    await inTransaction(marea.ctx(), (ctx) => useCoupon(ctx, 'next'))
    const use = await marea.db
      .selectFrom('couponUses')
      .select('usedAt')
      .where('reference', '=', 'next')
      .executeTakeFirst()
    expect(use?.usedAt?.toString()).toBe('2026-11-15T12:00:00Z')
  })
})

describe('extras and credit', () => {
  test('a crib is taxed as part of the lodging, flowers are not', async () => {
    const plain = (await ask({})).body.result.total.amount
    const crib = (await ask({ extras: ['baby_crib'] })).body.result
    expect(crib.total.amount - plain).toBe(4500 + 585)
    const flowers = (await ask({ extras: ['honeymoon'] })).body.result
    expect(flowers.total.amount - plain).toBe(12_000)
    expect(flowers.extrasOffered.map(({ code }: { code: string }) => code)).toEqual([
      'baby_crib',
      'honeymoon',
      'special_request',
    ])
  })

  test('what a home does not offer is refused', async () => {
    const { body } = await ask({ extras: ['happy_birthday'] })
    expect(body.error.code).toBe('pricing.extra_not_offered')
    expect((await ask({ extras: ['a boat'] })).body.error.code).toBe('request.invalid')
    expect((await ask({ extras: ['baby_crib', 'baby_crib'] })).body.result.extras).toEqual([
      'baby_crib',
    ])
  })

  test('the wallet covers what it holds and the card the rest', async () => {
    await fund(marea.ctx(), laura.id, 100_000)
    const { total, credit, due } = (await ask({ useCredit: true })).body.result
    expect([credit.amount, due.amount]).toEqual([100_000, total.amount - 100_000])
    expect((await ask({})).body.result.credit.amount).toBe(0)
    expect((await ask({ useCredit: true }, marea)).body.result.credit.amount).toBe(0)
    await fund(marea.ctx(), laura.id, 100_000_000)
    expect((await ask({ useCredit: true })).body.result.due.amount).toBe(0)
  })
})
