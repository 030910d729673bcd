import pg from 'pg'

/** SQL states by which PostgreSQL reports that it cannot work now, whatever the statement. */
const outageClass = /^(08|53|57P|58)/
const outageCodes = ['57014', '55P03', '25006', '25P03']
const connectionCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]
const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS']

const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/

/**
 * Whether the database or the disk is out of service, so that the same request may succeed later.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return outageClass.test(code) || outageCodes.includes(code)
  return (
    connectionCodes.includes(code) || diskCodes.includes(code) || driverMessages.test(error.message)
  )
}

export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error))
}

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/.test(error.message)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
