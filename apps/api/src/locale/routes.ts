import { admins, anyone } from '#platform/http/audiences.ts'
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
  'GET /settings/Locale/full': anyone((ctx, { query }) => fullTables(ctx, query.key)),
  'GET /admin/texts': admins((ctx, { query }) => listTextsToEdit(ctx, query)),
  'GET /admin/texts/:key': admins((ctx, { params }) => showText(ctx, params.key)),
  'PUT /admin/texts/:key/draft': admins((ctx, { params, body }) =>
    saveDraft(ctx, { ...params, ...body }),
  ),
  'DELETE /admin/texts/:key/draft': admins((ctx, { params, query }) =>
    discardDraft(ctx, { ...params, ...query }),
  ),
  'POST /admin/texts/:key/review': admins((ctx, { params, body }) =>
    confirmTranslation(ctx, { ...params, ...body }),
  ),
  'POST /admin/text-publications': admins((ctx) => publishDrafts(ctx)),
} satisfies Routes
