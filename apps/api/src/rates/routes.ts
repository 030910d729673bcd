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
  'GET /owner/prices': {
    audience: 'owner',
    handle: (ctx, { query }) => ownPrices(ctx, query.home),
  },
  'PUT /owner/prices/:slug': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params, body }) => savePrices(ctx, params.slug, body),
  },
  'POST /owner/prices/:slug/preview': {
    audience: 'owner',
    handle: (ctx, { params, body }) => previewPrices(ctx, params.slug, body),
  },
  'POST /owner/prices/:slug/back-test': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params, body }) => backTest(ctx, params.slug, body.rules),
  },
  'GET /owner/calendar': {
    audience: 'owner',
    handle: (ctx, { query }) => showOwnerCalendar(ctx, query),
  },
  'POST /owner/calendar/:slug/preview': {
    audience: 'owner',
    handle: (ctx, { params, body }) => previewNights(ctx, params.slug, body),
  },
  'GET /owner/calendar/changes': {
    audience: 'owner',
    handle: (ctx, { query }) => listCalendarChanges(ctx, query),
  },
  'POST /owner/calendar/changes': {
    audience: 'owner',
    isIdempotent: true,
    weight: 3,
    handle: (ctx, { body }) => changeCalendar(ctx, body),
  },
  'POST /owner/calendar/changes/:id/undo': {
    audience: 'owner',
    isIdempotent: true,
    weight: 3,
    handle: (ctx, { params }) => undoChange(ctx, params.id),
  },
} satisfies Routes
