import { anyone } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { listEntries, pageOf, readEmail } from './outbox.ts'

export function devRoutes({ dataDir }: { dataDir: string }) {
  return {
    'GET /dev/outbox': anyone(() => listEntries(dataDir)),
    'GET /dev/outbox/:id': anyone((_ctx, { params }) => readEmail(dataDir, params.id)),
    'GET /dev/outbox/:id/html': anyone((_ctx, { params, query }) =>
      pageOf(dataDir, params.id, query.language),
    ),
  } satisfies Routes
}
