import type { Routes } from '#platform/http/serve.ts'
import { addFavorite } from './add.ts'
import { dismissNotice } from './dismiss-notice.ts'
import { ownFavorites, ownSlugs } from './list.ts'
import { createList, removeList, renameList, shareList, unshareList } from './lists.ts'
import { removeFavorite } from './remove.ts'
import { showSharedList } from './shared-list.ts'
import { stopWatching, watchStay } from './watch.ts'

export const favoritesRoutes = {
  'GET /favorites': {
    audience: 'signed-in',
    handle: (ctx, { query }) => ownFavorites(ctx, query),
  },
  'GET /favorites/slugs': { audience: 'signed-in', handle: (ctx) => ownSlugs(ctx) },
  'PUT /favorites/stay': {
    audience: 'signed-in',
    handle: (ctx, { body }) => watchStay(ctx, body),
  },
  'DELETE /favorites/stay': { audience: 'signed-in', handle: (ctx) => stopWatching(ctx) },
  'PUT /favorites/:slug': {
    audience: 'signed-in',
    handle: (ctx, { params, body }) => addFavorite(ctx, params.slug, body),
  },
  'DELETE /favorites/:slug': {
    audience: 'signed-in',
    handle: (ctx, { params }) => removeFavorite(ctx, params.slug),
  },
  'DELETE /favorites/:slug/notice': {
    audience: 'signed-in',
    handle: (ctx, { params, query }) => dismissNotice(ctx, params.slug, query.noticedAt),
  },
  'POST /favorite-lists': {
    audience: 'signed-in',
    handle: (ctx, { body }) => createList(ctx, body.name),
  },
  'PUT /favorite-lists/:id': {
    audience: 'signed-in',
    handle: (ctx, { params, body }) => renameList(ctx, params.id, body.name),
  },
  'DELETE /favorite-lists/:id': {
    audience: 'signed-in',
    handle: (ctx, { params }) => removeList(ctx, params.id),
  },
  'PUT /favorite-lists/:id/sharing': {
    audience: 'signed-in',
    handle: (ctx, { params }) => shareList(ctx, params.id),
  },
  'DELETE /favorite-lists/:id/sharing': {
    audience: 'signed-in',
    handle: (ctx, { params }) => unshareList(ctx, params.id),
  },
  'GET /shared-favorite-lists/:secret': {
    audience: 'anyone',
    handle: (ctx, { params, query }) => showSharedList(ctx, params.secret, query),
  },
} satisfies Routes
