import { usd } from '@marea/contract/money.ts'
import { nightsBetween, refuseStay, type StayAsked } from '@marea/contract/nights.ts'
import type { Quote, QuoteLine } from '@marea/contract/pricing.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { type Line, price } from '#pricing/price.ts'
import { readTaxes, readTerms } from '#pricing/read-terms.ts'
import { refundSteps } from '#pricing/refund-steps.ts'
import { publishedSuite } from '#suites/published.ts'
import { policyOf } from '#suites/shape.ts'
import { instantInMiami, todayInMiami } from '#suites/today.ts'
import { insertQuote } from './quote-store.ts'
import { type Refused, refuseAt } from './stay.ts'
import { listTaken } from './store.ts'
import { datesTaken } from './take.ts'

const quoteMinutes = 15

/** The price of a stay that can be had, kept so that it is the one that will be charged. */
export async function quoteStay(ctx: Ctx, slug: string, stay: StayAsked): Promise<Quote> {
  const suite = await publishedSuite(ctx, slug)
  await refuse(ctx, suite.id, stay)
  const { checkIn, checkOut, guests, pets } = stay
  const terms = await readTerms(ctx.db, suite.id)
  const priced = price(terms, await readTaxes(ctx.db, terms.jurisdiction, checkIn), stay)
  const policy = policyOf(suite)
  const createdAt = ctx.now
  const expiresAt = createdAt.add({ minutes: quoteMinutes })
  const quote = { suiteId: suite.id, stay, price: priced, policy, createdAt, expiresAt }
  const checkInAt = instantInMiami(checkIn, suite.checkInFrom)
  return {
    id: await insertQuote(ctx.db, quote),
    slug,
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    guests,
    pets,
    lines: priced.lines.map(shownLine),
    total: usd(priced.total),
    expiresAt: expiresAt.toString(),
    refunds: refundSteps(priced.lines, policy, { checkInAt, now: ctx.now }).map(
      ({ until, amount }) => ({ until: until.toString(), amount: usd(amount) }),
    ),
  }
}

async function refuse(ctx: Ctx, suiteId: string, stay: StayAsked): Promise<void> {
  const today = todayInMiami(ctx.now)
  const code = refuseStay(stay, today)
  if (code) throw new Problem(code)
  const nights = { from: stay.checkIn, to: stay.checkOut }
  const taken = await listTaken(ctx.db, [suiteId], { ...nights, now: ctx.now })
  const refused = refuseAt(await readTerms(ctx.db, suiteId), stay, { today, taken })
  if (refused) throw await problemOf(ctx, refused, { suiteId, ...nights })
}

async function problemOf(
  ctx: Ctx,
  { code, details }: Refused,
  nights: { suiteId: string; from: string; to: string },
): Promise<Problem> {
  return code === 'calendar.dates_taken' ? datesTaken(ctx, nights) : new Problem(code, details)
}

/** The commission is between the owner and the platform. */
function shownLine({ code, label, amount, for: payee, count, each, dates, rate }: Line): QuoteLine {
  return {
    code,
    label,
    amount: usd(amount),
    for: payee,
    ...(count === undefined ? {} : { count }),
    ...(each === undefined ? {} : { each: usd(each) }),
    ...(dates === undefined ? {} : { dates }),
    ...(rate === undefined ? {} : { rate }),
  }
}
