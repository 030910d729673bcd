import type { createPriceExample } from '#calendar/quote/price-example.ts'
import { type GuestFacts, quoteStay } from '#calendar/quote/quote.ts'
import { showCalendar } from '#calendar/show/calendar.ts'
import type { Routes } from '#platform/http/serve.ts'

export const calendarRoutes = (
  guestFacts: GuestFacts,
  showPriceExample: ReturnType<typeof createPriceExample>,
) =>
  ({
    'GET /suites/:slug/calendar': {
      audience: 'anyone',
      handle: (ctx, { params, query }) => showCalendar(ctx, params.slug, query),
    },
    'GET /price-example': {
      audience: 'anyone',
      weight: 3,
      handle: (ctx) => showPriceExample(ctx),
    },
    'POST /suites/:slug/quotes': {
      audience: 'anyone',
      handle: (ctx, { params, body }, { address }) =>
        quoteStay(ctx, params.slug, body, { ...guestFacts, address: address() }),
    },
  }) satisfies Routes
