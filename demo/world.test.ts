import { expenseCategories, markupCategory } from '@marea/contract/expenses/choices.ts'
import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import { FavoriteList } from '@marea/contract/favorites/endpoints.ts'
import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { isRent } from '@marea/contract/pricing/price-parts.ts'
import type { TaxedStay } from '@marea/contract/statements/taxes/taxes.ts'
import { Suite } from '@marea/contract/suites/endpoints.ts'
import type { BankAccount } from '@marea/contract/wallet/bank-accounts.ts'
import type { Withdrawal } from '@marea/contract/wallet/endpoints.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { earnedIn } from '../apps/api/src/bookings/managed/managed-stays.ts'
import { sumSpent } from '../apps/api/src/expenses/expense-lines.ts'
import { monthOf } from '../apps/api/src/owners/overview/month.ts'
import { Lines, sumOf } from '../apps/api/src/pricing/price.ts'
import { verifyLedger } from '../apps/api/src/wallet/ledger/verify.ts'
import { callAs, signIn, signInFully } from '../apps/api/test/people.ts'
import { livePrices, somePricedLife } from '../apps/api/test/simulation/priced-lives.ts'
import {
  allMonths,
  expectFigures,
  linesByKey,
  recomputedTaxes,
  taxAccountMovements,
} from '../apps/api/test/taxes/tax-recomputation.ts'
import type { TestApp } from '../apps/api/test/test-app.ts'
import { reviews } from './history/reviews.ts'
import { homes } from './listings/homes.ts'
import { demoPassword } from './people/people.ts'
import { openDemo } from './test/open-demo.ts'

const today = '2026-11-15'
const slugs = homes.map(({ suite }) => suite.slug)

let marea: TestApp

beforeAll(async () => {
  marea = await openDemo()
})
afterAll(() => marea.close())

async function rows(query: ReturnType<typeof sql<Record<string, unknown>>>) {
  return (await query.execute(marea.db)).rows
}

describe.each(slugs)('%s on its page', (slug) => {
  test('is published, complete, in both languages, with eight existing photos', async () => {
    const { status, body } = await marea.call('GET', `/suites/${slug}`)
    expect(status).toBe(200)
    const { texts, photos, publishedAt, owner, rating } = Suite.parse(body.result)
    for (const { tagline, story, neighborhoodNote, houseRules } of [texts.en, texts.es]) {
      expect([tagline, neighborhoodNote, ...story, ...houseRules]).not.toContain('')
      expect(story.length).toBeGreaterThanOrEqual(3)
    }
    expect(texts.en.tagline).not.toBe(texts.es.tagline)
    expect(photos.length).toBeGreaterThanOrEqual(8)
    expect(owner.since < publishedAt && publishedAt < today).toBe(true)
    expect(rating).toMatchObject({ count: reviews[slug]?.length })
    for (const { key, widths } of photos) {
      const url = `/photos/${key}-${widths[0]}.avif`
      expect((await marea.app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
    }
  })

  test('has available and taken nights', async () => {
    const { body } = await marea.call('GET', `/suites/${slug}/calendar?from=${today}&to=2027-11-15`)
    const states = new Map<string, number>()
    for (const { state } of body.result.nights) states.set(state, (states.get(state) ?? 0) + 1)
    expect(states.get('free')).toBeGreaterThan(180)
    expect(states.get('taken')).toBeGreaterThan(10)
  })
})

describe('the demo data', () => {
  test('takes no night of a home twice', async () => {
    const twice = await rows(sql`
      select a.reference from occupancies a join occupancies b
      on a.suite_id = b.suite_id and a.id < b.id and a.nights && b.nights`)
    expect(twice).toEqual([])
  })

  test('has the licenses each city requires for every published home', async () => {
    const lacking = await rows(sql`
      select slug, r.kind from suites join license_requirements r using (jurisdiction)
      where slug <> 'casa-salina' and (status <> 'published' or not exists (
        select from suite_licenses l where l.suite_id = suites.id and l.kind = r.kind))`)
    expect(lacking).toEqual([])
  })

  test('stores price lines whose parts say what the database counts as rent', async () => {
    const { rows: bookings } = await sql<{ lines: unknown; total: number; rent: number }>`
      select lines, total_amount as total, rent_amount as rent from bookings`.execute(marea.db)
    for (const booking of bookings) {
      const lines = Lines.parse(booking.lines)
      expect(sumOf(lines)).toBe(booking.total)
      expect(sumOf(lines.filter((line) => isRent(line, 'agreed')))).toBe(booking.rent)
    }
    const prices = fc.sample(somePricedLife, 100).flatMap((life) => livePrices(life).states)
    const { rows: rents } = await sql<{ rent: number }>`
      select rent_of(lines) as rent from jsonb_array_elements(${JSON.stringify(prices)}::jsonb)
        with ordinality as price(value, position), lateral (select value -> 'lines' as lines) as line
      order by position`.execute(marea.db)
    expect(rents.map(({ rent }) => rent)).toEqual(
      prices.map(({ lines }) => sumOf(lines.filter((line) => isRent(line, 'agreed')))),
    )
  })

  test('has reviews only of completed stays in that home, written after it', async () => {
    const [told] = await rows(sql`
      select count(*) filter (where kind = 'booking' and upper(nights) < ${today}
        and lower(nights) = stayed_on and published_at > upper(nights)
        and published_at < ${today})::int as rightly, count(*)::int as written
      from reviews left join occupancies
      on reference = stay_reference and occupancies.suite_id = reviews.suite_id
      where source is null`)
    expect(told?.rightly).toBe(told?.written)
    expect(told?.written).toBe(Object.values(reviews).flat().length)
  })

  test('has replies only by the home’s owner, after the review', async () => {
    const [told] = await rows(sql`
      select count(*) filter (where review_replies.author_id = owner_id
        and replied_at > reviews.published_at and replied_at < ${today})::int as rightly,
        count(*)::int as written
      from review_replies join reviews on reviews.id = review_id
      join suites on suites.id = reviews.suite_id`)
    expect(told?.rightly).toBe(told?.written)
    const replies = Object.values(reviews).flatMap((list) => list.filter(({ reply }) => reply))
    expect(told?.written).toBe(replies.length)
  })

  test('spans two years back and a year ahead, by guests, owners and other sites', async () => {
    const kinds = await rows(sql`
      select kind, min(lower(nights)) < ${today}::date - 690 as is_old,
        max(upper(nights)) > ${today}::date + 300 as is_ahead
      from occupancies group by kind order by kind`)
    expect(kinds).toEqual(
      ['booking', 'block', 'external'].map((kind) => ({ kind, isOld: true, isAhead: true })),
    )
  })

  test('has two calendars of other channels for each home, and trouble for one owner', async () => {
    const [told] = await rows(sql`
      select count(*)::int as feeds, count(distinct suite_id)::int as homes,
        count(*) filter (where quarantined_at is not null)::int as paused,
        count(*) filter (where failures > 0)::int as failing,
        (select count(*)::int from feed_conflicts where closed_at is null) as conflicts,
        (select count(*)::int from feed_events) > 24 as has_stays
      from calendar_feeds`)
    expect(told).toEqual({
      feeds: 24,
      homes: 12,
      paused: 1,
      failing: 1,
      conflicts: 2,
      hasStays: true,
    })
  })

  test('has a booking for every booked night, balanced in the ledger to the cent', async () => {
    const [told] = await rows(sql`
      select count(*)::int as nights, count(b.id)::int as bookings,
        count(*) filter (where b.settled_at is null and a.balance = b.total_amount - coalesce(r.amount, 0)
          or b.settled_at is not null and a.balance = 0)::int as rightly,
        count(*) filter (where b.status = 'completed' and upper(b.nights) > ${today})::int as early
      from occupancies o left join bookings b on o.reference = 'booking:' || b.id
        and o.nights = b.nights and o.suite_id = b.suite_id
      left join ledger_accounts a on a.name = 'booking:' || b.id || ':escrow'
      left join booking_rests r on r.booking_id = b.id and r.status = 'due'
      where o.kind = 'booking'`)
    expect(told).toMatchObject({ bookings: told?.nights, rightly: told?.nights, early: 0 })
    expect(told?.nights).toBeGreaterThan(500)
    expect((await verifyLedger(marea.db)).differences).toEqual([])
    const twice = await rows(sql`
      select a.id from bookings a join bookings b on a.guest_id = b.guest_id and a.id < b.id
      and a.nights && b.nights where a.status <> 'cancelled' and b.status <> 'cancelled'`)
    expect(twice).toEqual([])
  })

  test('has nothing later than today, and no pending jobs', async () => {
    const [late] = await rows(sql`
      select (select count(*) from events where occurred_at > ${marea.ctx().now})::int as events,
        (select count(*) from occupancies where created_at > ${marea.ctx().now})::int as nights`)
    expect(late).toEqual({ events: 0, nights: 0 })
    expect(await marea.runJobs()).toBe(0)
  })
})

test('has past, upcoming and canceled stays for the guest, each with its receipt', async () => {
  const { body } = await signIn(marea, 'guest@marea.test', demoPassword)
  const call = callAs(marea, body.result.token)
  const { items, counts } = (await call('GET', '/bookings?list=upcoming')).body.result
  expect(counts).toEqual({ upcoming: 3, past: 3, cancelled: 1 })
  expect((await call('GET', `/bookings/${items[0].id}/receipt.pdf`)).status).toBe(200)
  const halfPaid = items.filter(({ rest }: { rest: object | null }) => rest)
  expect(halfPaid).toMatchObject([{ can: expect.arrayContaining(['cancel']) }])
  expect((await call('GET', `/bookings/${halfPaid[0].id}/receipt.pdf`)).status).toBe(200)
  const given = (await call('GET', '/bookings?list=cancelled')).body.result.items[0]
  expect((await call('GET', `/bookings/${given.id}/receipt.pdf`)).status).toBe(200)
})

async function callOf(email: string) {
  return callAs(marea, (await signIn(marea, email, demoPassword)).body.result.token)
}

async function expensesOf(email: string, query = '') {
  const call = await callOf(email)
  return (await call('GET', `/owner/expenses${query}`)).body.result as ExpensePage
}

describe('the expenses', () => {
  test('cover two years in the ledger, home by home, and are less than the earnings', async () => {
    const [told] = await rows(sql`
      select count(distinct suite_id)::int as homes, min(spent_on) < ${today}::date - 680 as is_old,
        count(*) filter (where spent_on >= ${today})::int as ahead,
        count(distinct (suite_id, to_char(spent_on, 'YYYY-MM')))::int as months
      from expenses`)
    expect(told).toMatchObject({ homes: homes.length, isOld: true, ahead: 0 })
    expect(told?.months).toBeGreaterThan(homes.length * 22)
    const lossy = await rows(sql`
      select owner_id, sum(total_amount) from bookings where status = 'completed' group by owner_id
      having sum(total_amount) * 0.6 < (select -balance from ledger_accounts
        where name = 'owner:' || owner_id || ':outlay')`)
    expect(lossy).toEqual([])
  })

  test('show the owner both payers, every category, and a voided one', async () => {
    const { items, categories, months, suites, total } = await expensesOf('owner@marea.test')
    expect(suites.map(({ slug }) => slug)).toEqual([
      'casa-almendro',
      'casa-malva',
      'casa-salina',
      'villa-bugambilia',
    ])
    expect(categories.map(({ category }) => category).toSorted()).toEqual(
      [...expenseCategories, markupCategory].toSorted(),
    )
    expect(months.length).toBeGreaterThanOrEqual(24)
    expect(months.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(total.amount)
    expect(new Set(items.map(({ paidBy }) => paidBy))).toEqual(new Set(['owner', 'marea']))
    const garden = await expensesOf('owner@marea.test', '?category=garden&suite=casa-almendro')
    const voided = garden.items.filter((item) => item.voided)
    expect(voided.map(({ line }) => line).toSorted()).toEqual(['expense', 'reversal'])
  })

  test('have vendors, recurring bills, receipts and a text in both languages', async () => {
    const { items, vendors } = await expensesOf('owner@marea.test')
    expect(vendors).toContain('Blue Tile Pools')
    expect(items.filter(({ receipt }) => receipt === 'pdf').length).toBeGreaterThan(0)
    expect(items.filter(({ receipt }) => receipt === 'image').length).toBeGreaterThan(0)
    expect(items.every(({ translations }) => translations.es)).toBe(true)
    const [recurring] = await rows(sql`
      select count(*)::int as schedules, bool_and(next_on > ${today}::date - 31) as are_current
      from expense_schedules`)
    expect(recurring).toMatchObject({ areCurrent: true })
    expect(recurring?.schedules).toBeGreaterThan(homes.length)
  })
})

describe('the months of an owner', () => {
  test('leave a profit in this month and in most months of the last year', async () => {
    const call = await callOf('owner@marea.test')
    const { profit } = (await call('GET', '/owner/overview')).body.result
    expect(profit.amount.amount).toBeGreaterThan(0)
    const owned = await marea.db
      .selectFrom('suites')
      .innerJoin('users', 'users.id', 'ownerId')
      .select(['suites.id', 'ownerId'])
      .where('users.email', '=', 'owner@marea.test')
      .execute()
    const months = Array.from({ length: 12 }, (_, index) =>
      monthOf(Temporal.PlainDate.from(today).subtract({ months: index }).toString()),
    )
    const earned = await earnedIn(marea.ctx(), owned, months)
    const spent = await sumSpent(
      marea.db,
      owned.map(({ id }) => id),
      months,
    )
    const profits = earned.map(({ earnings }, index) => earnings - (spent[index] ?? 0))
    expect(profits.filter((each) => each > 0).length, profits.join(' ')).toBeGreaterThanOrEqual(10)
  })
})

describe('the guest’s favorites', () => {
  test('are in two lists, one of them shared, and one home has just lost the watched dates', async () => {
    const { body } = await signIn(marea, 'guest@marea.test', demoPassword)
    const call = callAs(marea, body.result.token)
    const boards = FavoriteList.array().parse((await call('GET', '/favorites')).body.result.boards)
    expect(boards.map(({ name, items }) => [name, items.length])).toEqual([
      [null, 3],
      ['With my sisters', 3],
    ])
    const notices = boards.flatMap(({ items }) => items.flatMap(({ notice }) => notice ?? []))
    expect(notices.map(({ kind }) => kind)).toEqual(['nights_lost'])
    const shared = await marea.call('GET', `/shared-favorite-lists/${boards[1]?.secret}`)
    expect(shared.body.result).toMatchObject({ by: 'Laura', name: 'With my sisters' })
  })
})

describe('the wallets', () => {
  async function purseOf(email: string) {
    const call = callAs(marea, (await signIn(marea, email, demoPassword)).body.result.token)
    const read = async (url: string) => (await call('GET', url)).body.result
    return {
      wallet: await read('/wallet'),
      statuses: (await read('/wallet/withdrawals')).map(({ status }: Withdrawal) => status),
      cards: (await read('/payment-methods')).map(({ lastFour }: PaymentMethod) => lastFour),
      banks: (await read('/bank-accounts')).map(({ country }: BankAccount) => country),
      purchases: (await read('/purchases')).items,
    }
  }

  test('of the guest holds card money, a hold and a withdrawal in every state', async () => {
    const { wallet, statuses, cards, banks, purchases } = await purseOf('guest@marea.test')
    expect(wallet).toMatchObject({ onHold: [{ amount: { amount: 320_00 } }] })
    expect(wallet.maturing).toHaveLength(2)
    expect(statuses.toSorted()).toEqual(
      ['requested', 'approved', 'sent', 'paid', 'rejected', 'returned'].toSorted(),
    )
    expect(cards).toEqual(['4242', '4444', '0005'])
    expect(banks).toEqual(['US', 'MX'])
    expect(purchases.length).toBeGreaterThanOrEqual(4)
    expect(wallet.gift).toMatchObject({ amount: 150_00 })
  })

  test('of the guest and a friend bought gift cards, one of which is redeemed', async () => {
    const read = async (email: string) => (await (await callOf(email))('GET', '/gift-cards')).body
    expect((await read('guest@marea.test')).result).toMatchObject([{ status: 'sent' }])
    expect((await read('diego@marea.test')).result).toMatchObject([{ status: 'redeemed' }])
  })

  test('of an owner have accounts in both countries', async () => {
    const { wallet, statuses, banks } = await purseOf('owner@marea.test')
    expect(wallet.withdrawable.amount).toBeGreaterThan(0)
    expect(statuses.toSorted()).toEqual(['approved', 'paid'])
    expect(banks).toEqual(['US', 'MX'])
  })
})

describe('the taxes', () => {
  const reader = (email: string) => signInFully(marea, email, demoPassword)

  test('of two years equal their recomputation and the movements of the tax accounts', async () => {
    const months = await allMonths(await reader('admin@marea.test'), '/admin/taxes')
    const lines = linesByKey(months)
    expect(months.length).toBeGreaterThan(22)
    expectFigures(lines, await recomputedTaxes(marea))
    const collected = [...lines].filter(([, { tax }]) => tax.amount !== 0)
    expect(new Map(collected.map(([key, { tax }]) => [key, tax.amount]))).toEqual(
      await taxAccountMovements(marea),
    )
  })

  /** They change only with the stays, prices or taxes of the demo. */
  test('of two years are known by account, to the cent', async () => {
    const amounts: Record<string, number> = {}
    for (const [key, amount] of await taxAccountMovements(marea)) {
      const authority = key.slice('2026-11 '.length)
      amounts[authority] = (amounts[authority] ?? 0) + amount
    }
    expect(amounts).toEqual({
      fl_state: 377_805_78,
      md_surtax: 62_967_83,
      md_cdt: 177_370_97,
      md_tdt: 114_526_00,
      md_psfft: 57_263_19,
      mb_resort: 7_442_42,
      bh_resort: 15_376_05,
    })
  })

  test('of the owner show every return of the places with a home', async () => {
    const months = await allMonths(await reader('owner@marea.test'), '/owner/taxes')
    const returns = new Set(
      months.flatMap(({ worksheets }) => worksheets.map(({ taxReturn }) => taxReturn)),
    )
    expect(returns.size).toBeGreaterThanOrEqual(2)
    expect(months.at(-2)?.tax.amount).toBeGreaterThan(0)
  })

  test('of this month have the tax on what a canceled stay kept, by its rate', async () => {
    const { call } = await reader('owner@marea.test')
    const path = `/owner/taxes/${today.slice(0, 7)}?tax=fl_state`
    const { stays } = (await call('GET', path)).body.result
    const canceled = stays.items.filter(({ isCanceled }: TaxedStay) => isCanceled)
    expect(canceled).toHaveLength(1)
    const [{ taxable, tax }] = canceled
    expect(tax.amount).toBeGreaterThan(0)
    expect(tax.amount / taxable.amount).toBeCloseTo(0.06, 4)
  })
})
