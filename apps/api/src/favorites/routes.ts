import type { Routes } from '#platform/http/serve.ts'
import { keepFavorite } from './add.ts'
import { putAwayNotice } from './dismiss-notice.ts'
import { ownFavorites, ownSlugs } from './list.ts'
import { removeBoard, renameBoard, shareBoard, startBoard, unshareBoard } from './lists.ts'
import { dropFavorite } from './remove.ts'
import { sharedBoard } from './shared-list.ts'
import { watchNothing, watchStay } from './watch.ts'

export const favoritesRoutes = {
  'GET /favorites': {
    who: 'signed-in',
    handle: (ctx, { query }) => ownFavorites(ctx, query),
  },
  'GET /favorites/slugs': { who: 'signed-in', handle: (ctx) => ownSlugs(ctx) },
  'PUT /favorites/stay': {
    who: 'signed-in',
    handle: (ctx, { body }) => watchStay(ctx, body),
  },
  'DELETE /favorites/stay': { who: 'signed-in', handle: (ctx) => watchNothing(ctx) },
  'PUT /favorites/:slug': {
    who: 'signed-in',
    handle: (ctx, { params, body }) => keepFavorite(ctx, params.slug, body),
  },
  'DELETE /favorites/:slug': {
    who: 'signed-in',
    handle: (ctx, { params }) => dropFavorite(ctx, params.slug),
  },
  'DELETE /favorites/:slug/notice': {
    who: 'signed-in',
    handle: (ctx, { params, query }) => putAwayNotice(ctx, params.slug, query.noticedAt),
  },
  'POST /favorite-lists': {
    who: 'signed-in',
    handle: (ctx, { body }) => startBoard(ctx, body.name),
  },
  'PUT /favorite-lists/:id': {
    who: 'signed-in',
    handle: (ctx, { params, body }) => renameBoard(ctx, params.id, body.name),
  },
  'DELETE /favorite-lists/:id': {
    who: 'signed-in',
    handle: (ctx, { params }) => removeBoard(ctx, params.id),
  },
  'PUT /favorite-lists/:id/sharing': {
    who: 'signed-in',
    handle: (ctx, { params }) => shareBoard(ctx, params.id),
  },
  'DELETE /favorite-lists/:id/sharing': {
    who: 'signed-in',
    handle: (ctx, { params }) => unshareBoard(ctx, params.id),
  },
  'GET /shared-favorite-lists/:secret': {
    who: 'anyone',
    handle: (ctx, { params, query }) => sharedBoard(ctx, params.secret, query),
  },
} satisfies Routes
