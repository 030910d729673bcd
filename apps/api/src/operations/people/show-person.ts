import type { PersonRecord } from '@marea/contract/operations/people.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { accessOfPerson, requirePerson } from '#identity/people/people.ts'
import { readActs } from '#operations/audit/audit-log.ts'
import { approvalsOf } from '#platform/approvals/approvals.ts'
import type { Ctx } from '#platform/ctx.ts'
import { homesOfOwner } from '#suites/find-homes.ts'
import { creditOf } from '#wallet/credit.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { listMoments } from './timeline-store.ts'

const latest = 20
const latestMoments = 200

export async function showPerson(ctx: Ctx, id: string): Promise<PersonRecord> {
  const account = await requirePerson(ctx, id)
  const [access, moments, homes, wallet, acts, approvals] = await Promise.all([
    accessOfPerson(ctx, id),
    listMoments(ctx.db, { userId: id, wallet: ledgerAccounts.wallet(id), limit: latestMoments }),
    homesOfOwner(ctx, id),
    creditOf(ctx, id),
    readActs(ctx, { subject: `user:${id}` }, latest),
    approvalsOf(ctx, [`user:${id}`]),
  ])
  const { fullName, email, phone, profile, isCoHost, emailConfirmedAt, lockedAt } = account
  return {
    id,
    fullName,
    email,
    phone,
    profile,
    isCoHost,
    isEmailConfirmed: emailConfirmedAt !== null,
    createdAt: account.createdAt.toString(),
    lockedAt: lockedAt?.toString() ?? null,
    hasSecondFactor: account.hasSecondFactor,
    passkeys: access.passkeys,
    isYou: ctx.actor.kind === 'person' && ctx.actor.userId === id,
    wallet: usd(wallet),
    sessions: access.sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      createdAt: createdAt.toString(),
      lastSeenAt: lastSeenAt.toString(),
    })),
    moments: moments.map(({ at, amount, ...moment }) => ({
      ...moment,
      at: at.toString(),
      amount: amount === null ? null : usd(amount),
    })),
    homes,
    acts,
    approvals: approvals.filter(({ verdict }) => verdict === null),
  }
}

export async function afterChange(
  ctx: Ctx,
  id: string,
  change: Promise<void>,
): Promise<PersonRecord> {
  await change
  return showPerson(ctx, id)
}
