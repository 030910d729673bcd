import { withoutPrivateData } from './without-private-data.ts'

/** Facts about an error that never quote what somebody entered. */
const safeFields = ['code', 'constraint', 'table', 'routine', 'statusCode', 'syscall'] as const

const maxCauses = 3

/**
 * What the log shows of an error. Errors of the database, of mail servers and of Stripe carry whole
 * rows, addresses and requests in further fields, so only known fields are kept.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!isErrorLike(error)) return { message: withoutPrivateData(String(error)) }
  const { cause } = error
  return {
    type: error.constructor.name,
    message: describeText(error, error.message),
    stack: describeText(error, error.stack ?? ''),
    ...Object.fromEntries(
      safeFields.flatMap((name) => (isFact(error[name]) ? [[name, error[name]]] : [])),
    ),
    ...(cause && depth < maxCauses ? { cause: describeError(cause, depth + 1) } : {}),
  }
}

/** pg-boss reports a queue's failures as plain objects with an error's fields. */
function isErrorLike(value: unknown): value is Error & Record<string, unknown> {
  return value instanceof Object && 'message' in value && typeof value.message === 'string'
}

function isFact(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

/** PostgreSQL quotes the value that it could not use; table and constraint are fields of their own. */
function describeText(error: Record<string, unknown>, text: string): string {
  const isDatabaseError = 'severity' in error && 'routine' in error
  return withoutPrivateData(isDatabaseError ? text.replaceAll(/"[^"\n]*"/g, '"…"') : text)
}
