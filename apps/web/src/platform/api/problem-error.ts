import { failureCodeOf } from '@marea/contract/platform/http/failure-codes.ts'
import type { ProblemBody, ProblemCode } from '@marea/contract/problems.ts'

export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly details: unknown
  readonly requestId: string

  constructor(status: number, { code, message, details, requestId }: ProblemBody['error']) {
    super(message)
    this.name = 'ProblemError'
    this.code = code
    this.status = status
    this.details = details
    this.requestId = requestId
  }
}

/** Turns any unsuccessful response into a problem, also one that our API did not write. */
export async function problemOf(response: Response, key: string): Promise<ProblemError> {
  const body = await response.json().catch(() => undefined)
  if (isProblemBody(body)) return new ProblemError(response.status, body.error)
  const requestId = response.headers.get('x-request-id') ?? ''
  const code = failureCodeOf(key) ?? (response.status === 503 ? 'server.busy' : 'server.failed')
  return new ProblemError(response.status, { code, message: 'An error has occurred', requestId })
}

function isProblemBody(body: unknown): body is ProblemBody {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false
  const { error } = body
  return typeof error === 'object' && error !== null && 'code' in error
}
