import type { User } from '@marea/contract/identity/endpoints.ts'
import { personOf, userOfAccount, type VisibleAccount } from '#identity/account/user.ts'
import {
  endImpersonation,
  endImpersonationOf,
  isImpersonationOver,
} from '#identity/impersonation/end-impersonation.ts'
import { createToken, hashToken, readSigned, sign } from '#platform/crypto/token.ts'
import { type Ctx, inTransaction, type Person, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'
import {
  deleteKnownDevicesOf,
  deleteSession,
  deleteSessionsOf,
  deleteSessionsOfAddress,
  findPerson,
  insertKnownDevice,
  insertSession,
  listSessions,
  touchSession,
} from './session-store.ts'

const sessionLifetime = { hours: 30 * 24 }
const touchInterval = { hours: 1 }

export type SignInMethod = 'registration' | 'email' | 'link' | 'google' | 'apple' | 'passkey'

/** Signs the account in on this device and makes the device known for it. */
export function openSession(
  ctx: Ctx,
  account: VisibleAccount,
  { way, facts }: { way: SignInMethod; facts: RequestFacts },
): Promise<User> {
  return inTransaction(ctx, async (ctx) => {
    if (account.lockedAt) throw new Problem('identity.account_locked')
    const token = createToken()
    const secondFactorAt = way === 'passkey' ? ctx.now : null
    await insertSession(ctx.db, {
      tokenHash: hashToken(token),
      userId: account.id,
      device: facts.device.slice(0, 300),
      createdAt: ctx.now,
      expiresAt: ctx.now.add(sessionLifetime),
      secondFactorAt,
      deviceHash: setDeviceCookie(ctx, facts),
    })
    if (way !== 'registration') {
      await recordEvent(ctx, {
        kind: 'identity.signed_in',
        subject: `user:${account.id}`,
        data: { way },
      })
    }
    return userOfAccount(ctx, account, { token, secondFactorAt })
  })
}

/** One query; at most once an hour of use the session is extended to thirty days. */
export async function authenticate(ctx: Ctx, token: string): Promise<Person | undefined> {
  const found = await findSession(ctx, token)
  if (!found) return undefined
  const { tokenHash: _, lastSeenAt, expiresAt, ...person } = found
  if (isPast(expiresAt, ctx.now)) return undefined
  if (isPast(lastSeenAt.add(touchInterval), ctx.now)) {
    const expiresAt = ctx.now.add(sessionLifetime)
    await touchSession(ctx.db, person.sessionId, { lastSeenAt: ctx.now, expiresAt })
  }
  return { ...person, ...rightsOf(person), kind: 'person', token }
}

/** The only place that decides it, so that no route can forget to ask for the second factor. */
function rightsOf({ profile, secondFactorAt }: Pick<Person, 'profile' | 'secondFactorAt'>) {
  const isAdminWithoutFactor = profile === 'ADMIN' && secondFactorAt === null
  return isAdminWithoutFactor ? ({ profile: 'USER', isAdminWithoutFactor } as const) : {}
}

/** An impersonating session is its administrator's again once the time is over. */
async function findSession(ctx: Ctx, token: string) {
  const hash = hashToken(token)
  const found = await findPerson(ctx.db, hash)
  if (!found || !isImpersonationOver(found, ctx.now)) return found
  await inTransaction(ctx, (ctx) => endImpersonation(ctx, found.sessionId, 'time'))
  return findPerson(ctx.db, hash)
}

function isPast(instant: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(instant, now) <= 0
}

export async function ownSessions(ctx: Ctx) {
  const { userId, sessionId } = personOf(ctx)
  const sessions = await listSessions(ctx.db, userId, ctx.now)
  return sessions.map(({ id, device, createdAt, lastSeenAt, ...session }) => ({
    id,
    ...(session.userId === userId
      ? { device }
      : { device: '', teamUntil: session.actingUntil?.toString() }),
    createdAt: createdAt.toString(),
    lastSeenAt: lastSeenAt.toString(),
    isCurrent: id === sessionId,
  }))
}

/** While an administrator impersonates somebody, the administrator's own session ends. */
export function signOut(ctx: Ctx) {
  const { sessionId, userId, impersonatorId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    await endImpersonation(ctx, sessionId, 'sign_out')
    return endOwnSession(ctx, sessionId, impersonatorId ?? userId)
  })
}

export function endSession(ctx: Ctx, id: string) {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    if (await endImpersonation(ctx, id, 'person', { personId: userId }))
      return { done: true } as const
    return endOwnSession(ctx, id, userId)
  })
}

async function endOwnSession(ctx: TransactionCtx, id: string, userId: string) {
  if (!(await deleteSession(ctx.db, id, userId))) throw new Problem('resource.not_found')
  await recordRevocation(ctx, userId, 1)
  return { done: true } as const
}

export async function endSessionsOf(
  ctx: TransactionCtx,
  userId: string,
  saved: { except?: string } = {},
): Promise<void> {
  await endImpersonationOf(ctx, userId)
  const count = await deleteSessionsOf(ctx.db, userId, saved)
  if (count > 0) await recordRevocation(ctx, userId, count)
}

export async function endSessionsOfAddress(
  ctx: TransactionCtx,
  email: string,
  saved: { except?: string } = {},
): Promise<void> {
  const ended = await deleteSessionsOfAddress(ctx.db, email, saved)
  for (const [userId, count] of ended) await recordRevocation(ctx, userId, count)
}

export async function deleteKnownDevices(
  ctx: TransactionCtx,
  userId: string,
  { except }: { except?: RequestFacts } = {},
): Promise<void> {
  await deleteKnownDevicesOf(ctx.db, userId, except ? deviceHashOf(ctx, except) : null)
}

export async function addKnownDevice(
  ctx: TransactionCtx,
  userId: string,
  facts: RequestFacts,
): Promise<void> {
  const deviceHash = setDeviceCookie(ctx, facts)
  await insertKnownDevice(ctx.db, { userId, deviceHash, seenAt: ctx.now })
}

/** The device's random id, if its cookie was signed here. */
export function deviceHashOf(ctx: Ctx, facts: RequestFacts): Buffer | null {
  const device = readSigned(ctx, 'device', facts.deviceToken)
  return device ? hashToken(device) : null
}

function setDeviceCookie(ctx: Ctx, facts: RequestFacts): Buffer {
  const device = readSigned(ctx, 'device', facts.deviceToken) ?? createToken()
  facts.rememberDevice(sign(ctx, 'device', device))
  return hashToken(device)
}

function recordRevocation(ctx: TransactionCtx, userId: string, count: number) {
  return recordEvent(ctx, {
    kind: 'identity.sessions_revoked',
    subject: `user:${userId}`,
    data: { count },
  })
}
