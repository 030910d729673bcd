import type { Routes } from '#platform/http/serve.ts'
import { listEntries, pageOf, readEmail } from './outbox.ts'

export function devRoutes({ dataDir }: { dataDir: string }) {
  return {
    'GET /dev/outbox': {
      audience: 'anyone',
      handle: () => listEntries(dataDir),
    },
    'GET /dev/outbox/:id': {
      audience: 'anyone',
      handle: (_ctx, { params }) => readEmail(dataDir, params.id),
    },
    'GET /dev/outbox/:id/html': {
      audience: 'anyone',
      handle: (_ctx, { params, query }) => pageOf(dataDir, params.id, query.language),
    },
  } satisfies Routes
}
