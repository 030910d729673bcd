import { anyone, owners } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { regenerateExport } from './export/export-address.ts'
import { readExport } from './export/read-export.ts'
import { checkNow } from './manage/check-now.ts'
import { connectFeed, replaceFeedAddress } from './manage/connect-feed.ts'
import { decideConflict } from './manage/decide-conflict.ts'
import { decideQuarantine } from './manage/decide-quarantine.ts'
import { disconnectFeed } from './manage/disconnect-feed.ts'
import { previewFeed } from './manage/preview-feed.ts'
import { showChannels } from './show-channels.ts'

/** Calls that fetch from other servers count as many. */
const fetching = 20

export const channelsRoutes = {
  'GET /owner/channels': owners((ctx) => showChannels(ctx)),
  'POST /owner/feeds/preview': owners((ctx, { body }) => previewFeed(ctx, body), {
    weight: fetching,
  }),
  'POST /owner/feeds': owners((ctx, { body }) => connectFeed(ctx, body), { weight: fetching }),
  'PUT /owner/feeds/:id': owners(
    (ctx, { params, body }) => replaceFeedAddress(ctx, params.id, body.url),
    { weight: fetching },
  ),
  'DELETE /owner/feeds/:id': owners(
    (ctx, { params, body }) => disconnectFeed(ctx, params.id, body.dates),
    { weight: 3 },
  ),
  'POST /owner/feeds/:id/check': owners((ctx, { params }) => checkNow(ctx, params.id), {
    weight: fetching,
  }),
  'POST /owner/feeds/:id/quarantine': owners(
    (ctx, { params, body }) => decideQuarantine(ctx, params.id, body.decision),
    { weight: 3 },
  ),
  'POST /owner/feed-conflicts/:id/decision': owners(
    (ctx, { params, body }) => decideConflict(ctx, params.id, body),
    { isIdempotent: true, weight: 3 },
  ),
  'POST /owner/calendar-exports/:slug': owners(
    (ctx, { params }) => regenerateExport(ctx, params.slug),
    { weight: 3 },
  ),
  'GET /calendars/:secret.ics': anyone(
    (ctx, { params }, { device }) => readExport(ctx, params.secret, device),
    { isRaw: true },
  ),
} satisfies Routes
