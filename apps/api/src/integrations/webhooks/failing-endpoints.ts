import type { Ctx } from '#platform/ctx.ts'
import { countFailing } from './endpoint-store.ts'

/** For operations; the people who added them were notified. */
export function countFailingEndpoints({ db }: Ctx): Promise<number> {
  return countFailing(db)
}
