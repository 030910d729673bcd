import { ownerToday } from '#owners/mobile/today.ts'
import { type OverviewParts, ownerOverview } from '#owners/overview/overview.ts'
import { ownerToDos } from '#owners/to-dos/to-dos.ts'
import { owners } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'

/** The calendars of other channels belong to a later slice, which passes in their counts and problems. */
export function overviewRoutes(parts: OverviewParts) {
  return {
    'GET /owner/overview': owners((ctx) => ownerOverview(ctx, parts)),
    'GET /owner/today': owners((ctx) => ownerToday(ctx, parts)),
    'GET /owner/needs': owners((ctx) => ownerToDos(ctx, parts)),
  } satisfies Routes
}
