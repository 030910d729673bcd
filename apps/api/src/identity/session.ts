import type { User } from '@marea/contract/identity.ts'
import { type Ctx, inTransaction, type Person, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events.ts'
import { Problem } from '#platform/problem.ts'
import type { RequestFacts } from '#platform/serve.ts'
import {
  deleteKnownDevicesOf,
  deleteSession,
  deleteSessionsOf,
  findPerson,
  insertSession,
  listSessions,
  touchSession,
} from './session-store.ts'
import { hashToken, newToken, readSigned, sign } from './token.ts'
import { type Account, personOf, userOfAccount } from './user.ts'

const life = { hours: 30 * 24 }
const touchedEvery = { hours: 1 }

export type Way = 'registration' | 'email' | 'link' | 'google' | 'apple'

/** Signs the account in on this device and makes the device known for it. */
export function openSession(
  ctx: Ctx,
  account: Account,
  { way, facts }: { way: Way; facts: RequestFacts },
): Promise<User> {
  return inTransaction(ctx, async (ctx) => {
    const token = newToken()
    const device = readSigned(ctx, 'device', facts.deviceToken) ?? newToken()
    await insertSession(ctx.db, {
      tokenHash: hashToken(token),
      userId: account.id,
      device: facts.device.slice(0, 300),
      createdAt: ctx.now,
      authenticatedAt: ctx.now,
      lastSeenAt: ctx.now,
      expiresAt: ctx.now.add(life),
      deviceHash: hashToken(device),
    })
    facts.rememberDevice(sign(ctx, 'device', device))
    if (way !== 'registration') {
      await recordEvent(ctx, {
        kind: 'identity.signed_in',
        subject: `user:${account.id}`,
        data: { way },
      })
    }
    return userOfAccount(ctx, account, token)
  })
}

/** One query; every hour of use moves the end of the session to thirty days from then. */
export async function authenticate(ctx: Ctx, token: string): Promise<Person | undefined> {
  const staleAt = ctx.now.subtract(touchedEvery)
  const found = await findPerson(ctx.db, { tokenHash: hashToken(token), now: ctx.now, staleAt })
  if (!found) return undefined
  const { isStale, ...person } = found
  if (isStale) {
    const expiresAt = ctx.now.add(life)
    await touchSession(ctx.db, person.sessionId, { lastSeenAt: ctx.now, expiresAt })
  }
  return { ...person, kind: 'person', token }
}

export async function ownSessions(ctx: Ctx) {
  const { userId, sessionId } = personOf(ctx)
  const sessions = await listSessions(ctx.db, userId, ctx.now)
  return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: createdAt.toString(),
    lastSeenAt: lastSeenAt.toString(),
    isCurrent: id === sessionId,
  }))
}

export function signOut(ctx: Ctx) {
  return endSession(ctx, personOf(ctx).sessionId)
}

export function endSession(ctx: Ctx, id: string) {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    if (!(await deleteSession(ctx.db, id, userId))) throw new Problem('resource.not_found')
    await recordRevocation(ctx, userId, 1)
    return { done: true } as const
  })
}

export async function endSessionsOf(
  ctx: TransactionCtx,
  userId: string,
  kept: { except?: string } = {},
): Promise<void> {
  const count = await deleteSessionsOf(ctx.db, userId, kept)
  if (count > 0) await recordRevocation(ctx, userId, count)
}

/** For an account that changes hands: nobody who was in stays in, and no device is known. */
export async function closeAllDoors(ctx: TransactionCtx, userId: string): Promise<void> {
  await endSessionsOf(ctx, userId)
  await deleteKnownDevicesOf(ctx.db, userId)
}

/** The device's own random name, if the cookie it carries was made here. */
export function deviceHashOf(ctx: Ctx, facts: RequestFacts): Buffer | null {
  const device = readSigned(ctx, 'device', facts.deviceToken)
  return device ? hashToken(device) : null
}

function recordRevocation(ctx: TransactionCtx, userId: string, count: number) {
  return recordEvent(ctx, {
    kind: 'identity.sessions_revoked',
    subject: `user:${userId}`,
    data: { count },
  })
}
