import type { Ctx } from '#platform/ctx.ts'
import type { Waiting } from '#platform/waiting.ts'
import { listApprovals } from './approval-store.ts'

export async function waitingApprovals({ db, now }: Ctx): Promise<Waiting> {
  const open = await listApprovals(db, { openAt: now })
  const [oldest] = open
  if (!oldest) return { count: 0, oldestAt: null, next: null }
  const { askedAt, askerName, amount } = oldest
  return { count: open.length, oldestAt: askedAt, next: { name: askerName, amount } }
}
