import { anyone } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { type EstimateCache, estimateEarnings } from './estimate.ts'

export const earningsRoutes = (cache: EstimateCache) =>
  ({
    'GET /earnings-estimate': anyone((ctx, { query }) => estimateEarnings(ctx, query, cache), {
      weight: 3,
    }),
  }) satisfies Routes
