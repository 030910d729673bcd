import { owners } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { changeCalendar } from './calendar/change-calendar.ts'
import { listCalendarChanges } from './calendar/change-log.ts'
import { previewNights } from './calendar/preview-nights.ts'
import { showOwnerCalendar } from './calendar/show-calendar.ts'
import { undoChange } from './calendar/undo-change.ts'
import { backTest } from './prices/back-test.ts'
import { previewPrices } from './prices/preview.ts'
import { ownPrices, savePrices } from './prices/prices.ts'

export const ratesRoutes = {
  'GET /owner/prices': owners((ctx, { query }) => ownPrices(ctx, query.home)),
  'PUT /owner/prices/:slug': owners((ctx, { params, body }) => savePrices(ctx, params.slug, body), {
    weight: 3,
  }),
  'POST /owner/prices/:slug/preview': owners((ctx, { params, body }) =>
    previewPrices(ctx, params.slug, body),
  ),
  'POST /owner/prices/:slug/back-test': owners(
    (ctx, { params, body }) => backTest(ctx, params.slug, body.rules),
    { weight: 3 },
  ),
  'GET /owner/calendar': owners((ctx, { query }) => showOwnerCalendar(ctx, query)),
  'POST /owner/calendar/:slug/preview': owners((ctx, { params, body }) =>
    previewNights(ctx, params.slug, body),
  ),
  'GET /owner/calendar/changes': owners((ctx, { query }) => listCalendarChanges(ctx, query)),
  'POST /owner/calendar/changes': owners((ctx, { body }) => changeCalendar(ctx, body), {
    isIdempotent: true,
    weight: 3,
  }),
  'POST /owner/calendar/changes/:id/undo': owners((ctx, { params }) => undoChange(ctx, params.id), {
    isIdempotent: true,
    weight: 3,
  }),
} satisfies Routes
