import type { createPriceExample } from '#calendar/quote/price-example.ts'
import { type GuestFacts, quoteStay } from '#calendar/quote/quote.ts'
import { showCalendar } from '#calendar/show/calendar.ts'
import { anyone } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'

export const calendarRoutes = (
  guestFacts: GuestFacts,
  showPriceExample: ReturnType<typeof createPriceExample>,
) =>
  ({
    'GET /suites/:slug/calendar': anyone((ctx, { params, query }) =>
      showCalendar(ctx, params.slug, query),
    ),
    'GET /price-example': anyone((ctx) => showPriceExample(ctx), { weight: 3 }),
    'POST /suites/:slug/quotes': anyone((ctx, { params, body }, { address }) =>
      quoteStay(ctx, params.slug, body, { ...guestFacts, address: address() }),
    ),
  }) satisfies Routes
