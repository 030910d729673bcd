import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { makeDueNow } from '#platform/mail/outgoing-store.ts'
import { type Sending, sendName } from '#platform/mail/queue.ts'
import { countLogged, findLoggedKind, type LogFilter, listLogged } from './log-store.ts'

const perPage = 50

/** What was sent, waits or failed in the last 30 days. */
export async function readEmailLog({ db }: Ctx, { page, ...filter }: LogFilter & { page: number }) {
  const slice = { limit: perPage, offset: (page - 1) * perPage }
  const [rows, counted] = await Promise.all([
    listLogged(db, filter, slice),
    countLogged(db, filter),
  ])
  const shown = counted.filter(({ state }) => filter.state === undefined || state === filter.state)
  const count = shown.reduce((sum, each) => sum + each.count, 0)
  return {
    rows,
    counts: Object.fromEntries(counted.map(({ state, count }) => [state, count])),
    count,
    pages: Math.max(1, Math.ceil(count / perPage)),
  }
}

/** The kind of the email; undefined if there is no such email, false if it does not wait. */
export async function sendWaitingEmailNow(
  ctx: TransactionCtx,
  id: string,
): Promise<string | false | undefined> {
  const kind = await findLoggedKind(ctx.db, id)
  if (kind === undefined) return undefined
  if (!(await makeDueNow(ctx.db, id, ctx.now))) return false
  await ctx.ports.jobs.enqueue<Sending>(ctx.db, { name: sendName }, { mailId: id })
  return kind
}

/** Emails queued since then that did not or may not have arrived; a bounce is the fault of the address. */
export async function countUndelivered({ db }: Ctx, from: Temporal.Instant): Promise<number> {
  const counted = await countLogged(db, { from })
  return counted
    .filter(({ state }) => ['unknown', 'refused', 'given_up'].includes(state))
    .reduce((sum, { count }) => sum + count, 0)
}
