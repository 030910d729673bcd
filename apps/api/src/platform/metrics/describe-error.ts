import { withoutPrivateData } from './without-private-data.ts'

/** Facts about an error that never quote what somebody entered. */
const safeFields = ['code', 'constraint', 'table', 'routine', 'statusCode', 'syscall'] as const

const maxCauses = 3

/**
 * What the log shows of an error. Errors of the database, of mail servers and of Stripe carry whole
 * rows, addresses and requests in further fields, so only known fields are kept.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: withoutPrivateData(String(error)) }
  const given = error as Error & Record<string, unknown>
  const { cause } = given
  return {
    type: error.constructor.name,
    message: describeText(given, error.message),
    stack: describeText(given, error.stack ?? ''),
    ...Object.fromEntries(
      safeFields.flatMap((name) => (isFact(given[name]) ? [[name, given[name]]] : [])),
    ),
    ...(cause && depth < maxCauses ? { cause: describeError(cause, depth + 1) } : {}),
  }
}

function isFact(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

/** PostgreSQL quotes the value that it could not use; table and constraint are fields of their own. */
function describeText(error: Record<string, unknown>, text: string): string {
  const isDatabaseError = 'severity' in error && 'routine' in error
  return withoutPrivateData(isDatabaseError ? text.replaceAll(/"[^"\n]*"/g, '"…"') : text)
}
