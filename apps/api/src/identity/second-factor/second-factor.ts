import type { User } from '@marea/contract/identity/endpoints.ts'
import type { SecondFactor, SecondFactorSetup } from '@marea/contract/identity/second-factor.ts'
import { qrPath } from '@marea/contract/platform/qr-path.ts'
import { findEmailHolder } from '#identity/account/account-store.ts'
import { personOf, userInfo } from '#identity/account/user.ts'
import { deletePasskeysOf } from '#identity/factors/passkey-store.ts'
import {
  forgetLostFactor,
  requireFactorAddition,
  requireFactorChange,
} from '#identity/factors/require-factor-change.ts'
import {
  confirmSecondFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  replaceSecondFactor,
} from '#identity/factors/second-factor-store.ts'
import { endSessionsOf } from '#identity/session/session.ts'
import { updateSecondFactorAt } from '#identity/session/session-store.ts'
import { seal } from '#platform/crypto/key-ring.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { secondFactorCounters } from './metrics.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { base32, createTotpSecret } from './totp.ts'
import { secondFactorKeyRing, withCode } from './verify-code.ts'

export async function showSecondFactor(ctx: Ctx): Promise<SecondFactor> {
  const { userId, hasSecondFactor } = personOf(ctx)
  return {
    isOn: hasSecondFactor,
    isRequired: userInfo(ctx).profile === 'ADMIN',
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, userId),
  }
}

/** Nothing changes until the first code shows that the app has the key. */
export async function startSetup(ctx: Ctx): Promise<SecondFactorSetup> {
  const { userId, email, hasSecondFactor } = personOf(ctx)
  if (hasSecondFactor) throw new Problem('identity.second_factor_on')
  await requireFactorAddition(ctx)
  return createFactor(ctx, { userId, email })
}

export async function createFactor(
  ctx: Ctx,
  { userId, email }: { userId: string; email: string },
): Promise<SecondFactorSetup> {
  const secret = createTotpSecret()
  await inTransaction(ctx, async (ctx) => {
    const sealed = await seal(ctx, secondFactorKeyRing, userId, secret)
    await replaceSecondFactor(ctx.db, { userId, ...sealed, createdAt: ctx.now })
  })
  const key = base32(secret)
  const issuer = encodeURIComponent(ctx.brand.name)
  const uri = `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${key}&issuer=${issuer}`
  return { key: key.replace(/.{4}(?=.)/g, '$& '), uri, qr: qrPath(uri) }
}

export async function activate(ctx: Ctx, code: string): Promise<{ recoveryCodes: string[] }> {
  const { userId, sessionId, hasSecondFactor } = personOf(ctx)
  if (hasSecondFactor) throw new Problem('identity.second_factor_on')
  await requireFactorAddition(ctx)
  return confirmFactor(ctx, { userId, code, sessionId })
}

/** Every session ends but the one that confirms it, if there is one. */
export function confirmFactor(
  ctx: Ctx,
  { userId, code, sessionId }: { userId: string; code: string; sessionId?: string },
): Promise<{ recoveryCodes: string[] }> {
  return withCode(ctx, { userId, code, isFirst: true }, async (ctx) => {
    await confirmSecondFactor(ctx.db, userId, ctx.now)
    if (sessionId) await updateSecondFactorAt(ctx.db, sessionId, ctx.now)
    await endSessionsOf(ctx, userId, sessionId ? { except: sessionId } : {})
    await recordEvent(ctx, { kind: 'identity.second_factor_on', subject: `user:${userId}` })
    secondFactorCounters.addOnCommit(ctx.db, 'switched_on')
    return { recoveryCodes: await issueRecoveryCodes(ctx, userId) }
  })
}

export async function confirmSession(ctx: Ctx, code: string): Promise<User> {
  const { userId, sessionId } = personOf(ctx)
  await withCode(ctx, { userId, code }, async (ctx) => {
    await updateSecondFactorAt(ctx.db, sessionId, ctx.now)
    secondFactorCounters.addOnCommit(ctx.db, 'confirmed')
  })
  return { ...userInfo(ctx), needsSecondFactor: false }
}

export async function renewRecoveryCodes(
  ctx: Ctx,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = personOf(ctx)
  await requireFactorChange(ctx)
  return withCode(ctx, { userId, code }, async (ctx) => ({
    recoveryCodes: await issueRecoveryCodes(ctx, userId),
  }))
}

export async function switchOff(ctx: Ctx, code: string): Promise<{ done: true }> {
  const { userId } = personOf(ctx)
  await requireFactorChange(ctx)
  return withCode(ctx, { userId, code }, async (ctx) => {
    await deleteSecondFactor(ctx.db, userId)
    await forgetLostFactor(ctx, userId)
    await recordEvent(ctx, { kind: 'identity.second_factor_off', subject: `user:${userId}` })
    secondFactorCounters.addOnCommit(ctx.db, 'switched_off')
    return { done: true } as const
  })
}

/** For a lost device: operations remove the app and all passkeys, every session ends, and the person is told. */
export function resetSecondFactor(ctx: Ctx, userId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const hadApp = await deleteSecondFactor(ctx.db, userId)
    const hadPasskeys = await deletePasskeysOf(ctx.db, userId)
    if (!hadApp && !hadPasskeys) return false
    await endSessionsOf(ctx, userId)
    await recordEvent(ctx, { kind: 'identity.second_factor_off', subject: `user:${userId}` })
    return true
  })
}

/** Of the account that holds the address; false if there is none or it has no second factor. */
export async function resetSecondFactorOf(ctx: Ctx, email: string): Promise<boolean> {
  const account = await findEmailHolder(ctx.db, email)
  return account ? resetSecondFactor(ctx, account.id) : false
}
