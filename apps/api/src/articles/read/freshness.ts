import type { Ctx } from '#platform/ctx.ts'
import { nextChangeAfter } from './public-store.ts'

const maxSeconds = 3600

/** How long an answer stays true: until the next scheduled change, at most an hour. */
export async function freshSeconds({ db, now }: Ctx): Promise<number> {
  const next = await nextChangeAfter(db, now)
  if (!next) return maxSeconds
  const seconds = Math.ceil(now.until(next).total('seconds'))
  return Math.min(maxSeconds, Math.max(1, seconds))
}
