import { showDoctor } from '#operations/doctor/show-doctor.ts'
import { type HealthSources, showHealth } from '#operations/health/show-health.ts'
import { admins, anyone } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { createStatus, type TrySearch } from './show-status.ts'

type Given = { trySearch: TrySearch } & Pick<HealthSources, 'countFailingWebhooks'>

/** The status page and the console's health share one reading. */
export function statusRoutes({ trySearch, countFailingWebhooks }: Given) {
  const readStatus = createStatus(trySearch)
  return {
    'GET /status': anyone(readStatus),
    'GET /admin/health': admins((ctx) => showHealth(ctx, { readStatus, countFailingWebhooks })),
    'GET /admin/doctor': admins((ctx) => showDoctor(ctx, { countFailingWebhooks }), { weight: 20 }),
  } satisfies Routes
}
