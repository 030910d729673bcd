import { anyone, signedIn } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { addFavorite } from './add.ts'
import { dismissNotice } from './dismiss-notice.ts'
import { ownFavorites, ownSlugs } from './list.ts'
import { createList, removeList, renameList, shareList, unshareList } from './lists.ts'
import { removeFavorite } from './remove.ts'
import { showSharedList } from './shared-list.ts'
import { stopWatching, watchStay } from './watch.ts'

export const favoritesRoutes = {
  'GET /favorites': signedIn((ctx, { query }) => ownFavorites(ctx, query)),
  'GET /favorites/slugs': signedIn((ctx) => ownSlugs(ctx)),
  'PUT /favorites/stay': signedIn((ctx, { body }) => watchStay(ctx, body)),
  'DELETE /favorites/stay': signedIn((ctx) => stopWatching(ctx)),
  'PUT /favorites/:slug': signedIn((ctx, { params, body }) => addFavorite(ctx, params.slug, body)),
  'DELETE /favorites/:slug': signedIn((ctx, { params }) => removeFavorite(ctx, params.slug)),
  'DELETE /favorites/:slug/notice': signedIn((ctx, { params, query }) =>
    dismissNotice(ctx, params.slug, query.noticedAt),
  ),
  'POST /favorite-lists': signedIn((ctx, { body }) => createList(ctx, body.name)),
  'PUT /favorite-lists/:id': signedIn((ctx, { params, body }) =>
    renameList(ctx, params.id, body.name),
  ),
  'DELETE /favorite-lists/:id': signedIn((ctx, { params }) => removeList(ctx, params.id)),
  'PUT /favorite-lists/:id/sharing': signedIn((ctx, { params }) => shareList(ctx, params.id)),
  'DELETE /favorite-lists/:id/sharing': signedIn((ctx, { params }) => unshareList(ctx, params.id)),
  'GET /shared-favorite-lists/:secret': anyone((ctx, { params, query }) =>
    showSharedList(ctx, params.secret, query),
  ),
} satisfies Routes
