import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { QuoteStayInput, QuoteStayOutput } from '@marea/contract/integrations/mcp-tools.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { formatDayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { translate, withNames } from '@marea/contract/platform/translate.ts'
import type { QuoteLine } from '@marea/contract/pricing/endpoints.ts'
import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { quoteStay as quote } from '#calendar/quote/quote.ts'
import { readRowNames } from '#locale/row-names.ts'
import { namesOf } from '#platform/brand/brand.ts'
import { dollars, usDollars } from '#platform/mail/dollars.ts'
import { emailTables } from '#platform/mail/layout.ts'
import { showSuite } from '#suites/show.ts'
import { homeAddress } from './home-address.ts'
import { defineTool, type ToolCall } from './tool.ts'

export const quoteStay = defineTool({
  name: 'quote_stay',
  title: 'Quote a stay',
  description:
    'Quote the exact price of a stay with every fee and tax, the refund by date of cancellation, and a link the guest can use to book it. Amounts are in US cents. Nothing is reserved.',
  input: QuoteStayInput,
  output: QuoteStayOutput,
  async run(call, { slug, checkIn, checkOut, ...guestCounts }) {
    const { ctx, parts, address, language } = call
    const stay = { checkIn, checkOut, ...guestCountsOf(guestCounts) }
    const asked = { ...stay, extras: [], useCredit: false }
    const quoted = await quote(ctx, slug, asked, { ...parts.guestFacts, address })
    const home = await showSuite(ctx, slug)
    const names = (await readRowNames(ctx))[language]
    const structured = {
      ...{ slug, ...stay, nights: quoted.nights },
      lines: quoted.lines.map((line) => ({
        label: names[line.label] ?? labelOf(call, line),
        amount: line.amount,
      })),
      total: quoted.total,
      securityDeposit: quoted.securityDeposit,
      cancellationPolicy: call.text(`cancellation.${home.cancellation.code}`),
      refunds: quoted.refunds,
      validUntil: quoted.expiresAt,
      checkoutUrl: homeAddress(ctx, slug, { ...stay, language }),
    }
    return { structured, lines: linesOf(call, home, structured) }
  },
})

/** The line as the price on the page names it. */
function labelOf({ language, ctx }: ToolCall, line: QuoteLine): string {
  const { label, count = 0, each, name = '' } = line
  const params = { count, each: dollars(each?.amount ?? 0, language), name }
  return translate(
    withNames(emailTables[language], namesOf(ctx.brand)[language]),
    language,
    label,
    params,
  )
}

function linesOf({ text, language }: ToolCall, home: Suite, quoted: QuoteStayOutput): string[] {
  const { checkIn, checkOut, guests, lines, total, securityDeposit, refunds } = quoted
  const amountOf = ({ amount }: { amount: number }) => usDollars(amount, language)
  return [
    text('mcp.quote', {
      name: home.name,
      dates: formatDayRange(checkIn, checkOut, language),
      guests,
    }),
    ...lines.map(({ label, amount }) => `${label}: ${amountOf(amount)}`),
    `${text('price.total')}: ${amountOf(total)}`,
    ...(securityDeposit.amount > 0
      ? [
          text('price.security_deposit', { amount: amountOf(securityDeposit) }),
          text('price.security_deposit_note'),
        ]
      : []),
    quoted.cancellationPolicy,
    ...refunds.map(({ until, amount }) =>
      text('mcp.refund', {
        date: formatDayIn(home.timeZone, until, language, 'long'),
        amount: amountOf(amount),
      }),
    ),
    text('mcp.checkout', { url: quoted.checkoutUrl }),
  ]
}
