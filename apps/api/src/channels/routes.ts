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
  'GET /owner/channels': { audience: 'owner', handle: (ctx) => showChannels(ctx) },
  'POST /owner/feeds/preview': {
    audience: 'owner',
    weight: fetching,
    handle: (ctx, { body }) => previewFeed(ctx, body),
  },
  'POST /owner/feeds': {
    audience: 'owner',
    weight: fetching,
    handle: (ctx, { body }) => connectFeed(ctx, body),
  },
  'PUT /owner/feeds/:id': {
    audience: 'owner',
    weight: fetching,
    handle: (ctx, { params, body }) => replaceFeedAddress(ctx, params.id, body.url),
  },
  'DELETE /owner/feeds/:id': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params, body }) => disconnectFeed(ctx, params.id, body.dates),
  },
  'POST /owner/feeds/:id/check': {
    audience: 'owner',
    weight: fetching,
    handle: (ctx, { params }) => checkNow(ctx, params.id),
  },
  'POST /owner/feeds/:id/quarantine': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params, body }) => decideQuarantine(ctx, params.id, body.decision),
  },
  'POST /owner/feed-conflicts/:id/decision': {
    audience: 'owner',
    isIdempotent: true,
    weight: 3,
    handle: (ctx, { params, body }) => decideConflict(ctx, params.id, body),
  },
  'POST /owner/calendar-exports/:slug': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params }) => regenerateExport(ctx, params.slug),
  },
  'GET /calendars/:secret.ics': {
    audience: 'anyone',
    isRaw: true,
    handle: (ctx, { params }, { device }) => readExport(ctx, params.secret, device),
  },
} satisfies Routes
