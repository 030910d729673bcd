import type { Routes } from '#platform/http/serve.ts'
import {
  confirmTranslation,
  discardDraft,
  listTextsToEdit,
  publishDrafts,
  saveDraft,
  showText,
} from './editor/edit-texts.ts'
import { fullTables } from './tables.ts'

export const localeRoutes = {
  'GET /settings/Locale/full': {
    audience: 'anyone',
    handle: (ctx, { query }) => fullTables(ctx, query.key),
  },
  'GET /admin/texts': {
    audience: 'admin',
    handle: (ctx, { query }) => listTextsToEdit(ctx, query),
  },
  'GET /admin/texts/:key': {
    audience: 'admin',
    handle: (ctx, { params }) => showText(ctx, params.key),
  },
  'PUT /admin/texts/:key/draft': {
    audience: 'admin',
    handle: (ctx, { params, body }) => saveDraft(ctx, { ...params, ...body }),
  },
  'DELETE /admin/texts/:key/draft': {
    audience: 'admin',
    handle: (ctx, { params, query }) => discardDraft(ctx, { ...params, ...query }),
  },
  'POST /admin/texts/:key/review': {
    audience: 'admin',
    handle: (ctx, { params, body }) => confirmTranslation(ctx, { ...params, ...body }),
  },
  'POST /admin/text-publications': {
    audience: 'admin',
    handle: (ctx) => publishDrafts(ctx),
  },
} satisfies Routes
