import { type GuestFacts, quoteStay } from '#calendar/quote/quote.ts'
import { showCalendar } from '#calendar/show/calendar.ts'
import type { Routes } from '#platform/http/serve.ts'

export const calendarRoutes = (guestFacts: GuestFacts) =>
  ({
    'GET /suites/:slug/calendar': {
      audience: 'anyone',
      handle: (ctx, { params, query }) => showCalendar(ctx, params.slug, query),
    },
    'POST /suites/:slug/quotes': {
      audience: 'anyone',
      handle: (ctx, { params, body }, { address }) =>
        quoteStay(ctx, params.slug, body, { ...guestFacts, address: address() }),
    },
  }) satisfies Routes
