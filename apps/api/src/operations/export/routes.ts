import type { Routes } from '#platform/http/serve.ts'
import { downloadExport, requestExport, showExports } from './download-export.ts'

export const exportRoutes = {
  'GET /admin/exports': { audience: 'admin', handle: (ctx) => showExports(ctx) },
  'POST /admin/exports': {
    audience: 'admin',
    handle: (ctx, { body }) => requestExport(ctx, body),
  },
  'GET /exports/:token': {
    audience: 'anyone',
    weight: 20,
    handle: (ctx, { params }) => downloadExport(ctx, params.token),
  },
} satisfies Routes
