import {
  guessAllowance,
  returnAttempts,
  takeAttempt,
  tryLater,
} from '#identity/attempts/throttle.ts'
import {
  lockSecondFactor,
  updateLastStep,
  useRecoveryCode,
} from '#identity/factors/second-factor-store.ts'
import { type KeyRing, unseal } from '#platform/crypto/key-ring.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import { findTotpStep } from './totp.ts'

export const secondFactorKeyRing: KeyRing = {
  table: 'secondFactorKeys',
  secret: 'second-factor-keys',
  label: 'second factor key',
}

/**
 * Runs the work once the code is right, in the transaction that uses the code up. Wrong codes are
 * counted like wrong passwords.
 */
export async function withCode<Result>(
  ctx: Ctx,
  { userId, code, isFirst = false }: { userId: string; code: string; isFirst?: boolean },
  work: (ctx: TransactionCtx) => Promise<Result>,
): Promise<Result> {
  const name = ['second-factor', userId]
  const attempt = await takeAttempt(ctx, name, guessAllowance)
  if (!attempt.isAllowed) throw tryLater(attempt.retryAfter)
  const result = await inTransaction(ctx, async (ctx) => {
    const isRight = await useCode(ctx, { userId, code: normalizeCode(code), isFirst })
    if (!isRight) throw new Problem('identity.wrong_code')
    return work(ctx)
  })
  await returnAttempts(ctx, [{ name, at: attempt.at }])
  return result
}

/** People copy codes with the spaces and dashes they see. */
function normalizeCode(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase()
}

type UsedCode = { userId: string; code: string; isFirst: boolean }

async function useCode(ctx: TransactionCtx, { userId, code, isFirst }: UsedCode): Promise<boolean> {
  const factor = await lockSecondFactor(ctx.db, userId)
  if (!factor || (factor.confirmedAt === null) !== isFirst) return false
  const secret = await unseal(ctx, secondFactorKeyRing, userId, factor)
  const step = findTotpStep(secret, code, ctx.now)
  if (step !== undefined) {
    // A code that somebody saw over a shoulder is worth nothing once it was used.
    if (step <= factor.lastStep) return false
    await updateLastStep(ctx.db, userId, step)
    return true
  }
  return !isFirst && spendRecoveryCode(ctx, userId, code)
}

async function spendRecoveryCode(ctx: TransactionCtx, userId: string, code: string) {
  const codeHash = recoveryCodeHash(ctx, userId, code)
  if (!(await useRecoveryCode(ctx.db, userId, { codeHash, usedAt: ctx.now }))) return false
  await recordEvent(ctx, { kind: 'identity.recovery_code_used', subject: `user:${userId}` })
  return true
}
