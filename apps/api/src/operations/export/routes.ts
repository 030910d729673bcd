import { admins, anyone } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { downloadExport, requestExport, showExports } from './download-export.ts'

export const exportRoutes = {
  'GET /admin/exports': admins((ctx) => showExports(ctx)),
  'POST /admin/exports': admins((ctx, { body }) => requestExport(ctx, body)),
  'GET /exports/:token': anyone((ctx, { params }) => downloadExport(ctx, params.token), {
    weight: 20,
  }),
} satisfies Routes
