import { usd } from '@marea/contract/money.ts'
import { nightsBetween, refuseStay, type StayAsked } from '@marea/contract/nights.ts'
import type { Quote, QuoteLine } from '@marea/contract/pricing.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { type Line, price } from '#pricing/price.ts'
import { readTaxes, readTerms } from '#pricing/read-terms.ts'
import { refundSteps } from '#pricing/refund-steps.ts'
import type { Terms } from '#pricing/terms.ts'
import { publishedSuite } from '#suites/published.ts'
import { policyOf } from '#suites/shape.ts'
import { instantInMiami, todayInMiami } from '#suites/today.ts'
import { insertQuote } from './quote-store.ts'
import { refuseAt } from './stay.ts'
import { listTaken } from './store.ts'
import { datesTaken } from './take.ts'

const quoteMinutes = 15

/** The price of a stay that can be had, kept so that it is the one that will be charged. */
export async function quoteStay(ctx: Ctx, slug: string, stay: StayAsked): Promise<Quote> {
  const suite = await publishedSuite(ctx, slug)
  const terms = await readTerms(ctx.db, suite.id)
  await refuse(ctx, { suiteId: suite.id, terms }, stay)
  const { checkIn, checkOut, guests, pets } = stay
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

async function refuse(
  ctx: Ctx,
  { suiteId, terms }: { suiteId: string; terms: Terms },
  stay: StayAsked,
): Promise<void> {
  const today = todayInMiami(ctx.now)
  const unreadable = refuseStay(stay, today)
  if (unreadable) throw new Problem(unreadable)
  const nights = { from: stay.checkIn, to: stay.checkOut }
  const taken = await listTaken(ctx.db, [suiteId], { ...nights, now: ctx.now })
  const refused = refuseAt(terms, stay, { today, taken })
  if (refused?.code === 'calendar.dates_taken') throw await datesTaken(ctx, { suiteId, ...nights })
  if (refused) throw new Problem(refused.code, refused.details)
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
