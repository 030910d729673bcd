import type { Routes } from '#platform/http/serve.ts'
import { type EstimateCache, estimateEarnings } from './estimate.ts'

export const earningsRoutes = (cache: EstimateCache) =>
  ({
    'GET /earnings-estimate': {
      audience: 'anyone',
      weight: 3,
      handle: (ctx, { query }) => estimateEarnings(ctx, query, cache),
    },
  }) satisfies Routes
