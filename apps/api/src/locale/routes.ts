import type { Routes } from '#platform/http/serve.ts'
import { fullTables } from './tables.ts'

export const localeRoutes = {
  'GET /settings/Locale/full': {
    audience: 'anyone',
    handle: (ctx, { query }) => fullTables(ctx, query.key),
  },
} satisfies Routes
