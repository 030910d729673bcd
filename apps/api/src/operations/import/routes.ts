import type { Routes } from '#platform/http/serve.ts'
import {
  checkImport,
  discardImport,
  importPage,
  runImport,
  showImport,
  showImports,
  undoImport,
  uploadImport,
} from './imports.ts'
import { showRows } from './show-rows.ts'

export const importRoutes = {
  'GET /admin/imports': { audience: 'admin', handle: (ctx) => showImports(ctx) },
  'POST /admin/import-files/:kind': {
    audience: 'admin',
    weight: 20,
    handle: (ctx, { params, body, upload }) =>
      uploadImport(ctx, params.kind, { fileName: body.fileName, upload }),
  },
  'POST /admin/import-pages': {
    audience: 'admin',
    weight: 20,
    handle: (ctx, { body }) => importPage(ctx, body.address),
  },
  'GET /admin/imports/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => showImport(ctx, params.id),
  },
  'GET /admin/imports/:id/rows': {
    audience: 'admin',
    handle: (ctx, { params, query }) => showRows(ctx, params.id, query),
  },
  'POST /admin/imports/:id/check': {
    audience: 'admin',
    weight: 10,
    handle: (ctx, { params, body }) => checkImport(ctx, params.id, body),
  },
  'POST /admin/imports/:id/run': {
    audience: 'admin',
    weight: 10,
    handle: (ctx, { params }) => runImport(ctx, params.id),
  },
  'POST /admin/imports/:id/undo': {
    audience: 'admin',
    weight: 10,
    handle: (ctx, { params }) => undoImport(ctx, params.id),
  },
  'DELETE /admin/imports/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => discardImport(ctx, params.id),
  },
} satisfies Routes
