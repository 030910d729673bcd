import type { FoundPerson } from '@marea/contract/operations/people.ts'
import { findAccount } from '#identity/account/account-store.ts'
import type { Account } from '#identity/account/user.ts'
import { listPasskeys } from '#identity/factors/passkey-store.ts'
import { resetSecondFactor } from '#identity/second-factor/second-factor.ts'
import { deleteSession, listSessions } from '#identity/session/session-store.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import type { ApprovedAct } from '#platform/approvals/approvals.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { changeByTwo } from './approved-acts.ts'
import { changeOther, idOf } from './change-other.ts'
import { countPeople, listPeople, type PeopleSearch } from './people-store.ts'

const perPage = 50

export async function showPeople(ctx: Ctx, { page, ...search }: PeopleSearch & { page: number }) {
  const items = await findPeople(ctx, search, { limit: perPage, offset: (page - 1) * perPage })
  const count = await countPeople(ctx.db, search)
  return { items, count, pages: Math.max(1, Math.ceil(count / perPage)) }
}

export async function findPeople(
  ctx: Ctx,
  search: PeopleSearch,
  part: { limit: number; offset: number },
): Promise<FoundPerson[]> {
  const people = await listPeople(ctx.db, search, part)
  return people.map(({ createdAt, lockedAt, ...person }) => ({
    ...person,
    createdAt: createdAt.toString(),
    isLocked: lockedAt !== null,
  }))
}

export async function requirePerson(ctx: Ctx, id: string): Promise<Account> {
  const account = await findAccount(ctx.db, id)
  if (!account) throw new Problem('resource.not_found')
  return account
}

export async function accessOfPerson(ctx: Ctx, id: string) {
  const [sessions, passkeys] = await Promise.all([
    listSessions(ctx.db, id, ctx.now),
    listPasskeys(ctx.db, id),
  ])
  return {
    sessions: sessions.filter(({ userId }) => userId === id),
    passkeys: passkeys.length,
  }
}

export function endSessionOf(ctx: Ctx, id: string, session: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await deleteSession(ctx.db, session, id))) throw new Problem('resource.not_found')
    await recordAdminAct(ctx, { act: 'identity.session_ended', subject: `user:${id}` })
  })
}

/** Resetting a colleague's needs a second administrator. */
export function resetSecondFactorByAdmin(ctx: Ctx, id: string): Promise<void> {
  return changeOther(ctx, id, async (ctx, { profile }) => {
    const reset = () => resetNow(ctx, id)
    if (profile !== 'ADMIN') await reset()
    else await changeByTwo(ctx, { kind: 'second_factor_reset', id }, reset)
  })
}

export function resetSecondFactorByTwo(ctx: TransactionCtx, act: ApprovedAct): Promise<void> {
  return resetNow(ctx, idOf(act))
}

async function resetNow(ctx: TransactionCtx, id: string): Promise<void> {
  if (!(await resetSecondFactor(ctx, id))) return
  await recordAdminAct(ctx, { act: 'identity.second_factor_reset', subject: `user:${id}` })
}
