import type { Routes } from '#platform/http/serve.ts'
import { listEntries, pageOf, readMail } from './outbox.ts'

export function devRoutes({ dataDir }: { dataDir: string }) {
  return {
    'GET /dev/outbox': {
      who: 'anyone',
      handle: () => listEntries(dataDir),
    },
    'GET /dev/outbox/:id': {
      who: 'anyone',
      handle: (_ctx, { params }) => readMail(dataDir, params.id),
    },
    'GET /dev/outbox/:id/html': {
      who: 'anyone',
      handle: (_ctx, { params, query }) => pageOf(dataDir, params.id, query.language),
    },
  } satisfies Routes
}
