import type { TextKey } from '@marea/contract/texts/keys.ts'
import { ProblemError } from '#platform/api/problem-error.ts'

/** The message for anything an action has thrown; `lost` is for a response that never came. */
export function errorText(error: unknown, lost: TextKey = 'sign_in.unreachable'): TextKey {
  return error instanceof ProblemError ? `problem.${error.code}` : lost
}

export function isProblem(error: unknown, code: ProblemError['code']): error is ProblemError {
  return error instanceof ProblemError && error.code === code
}

/** The time until the next attempt, in minutes or hours. */
export function retryDelay({ details }: ProblemError): {
  unit: 'minutes' | 'hours'
  count: number
} {
  const seconds = isRecord(details) ? Number(details.retryAfter) : Number.NaN
  const minutes = Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : 1
  if (minutes <= 90) return { unit: 'minutes', count: minutes }
  return { unit: 'hours', count: Math.ceil(minutes / 60) }
}

export function deletionBlockers({ details }: ProblemError): string[] {
  const reasons = isRecord(details) ? details.reasons : undefined
  return Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string') : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
