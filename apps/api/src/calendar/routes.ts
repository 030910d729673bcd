import type { Routes } from '#platform/serve.ts'
import { quoteStay } from './quote.ts'
import { showCalendar } from './show.ts'

export const calendarRoutes = {
  'GET /suites/:slug/calendar': {
    who: 'anyone',
    handle: (ctx, { params, query }) => showCalendar(ctx, params.slug, query),
  },
  'POST /suites/:slug/quotes': {
    who: 'anyone',
    handle: (ctx, { params, body }) => quoteStay(ctx, params.slug, body),
  },
} satisfies Routes
