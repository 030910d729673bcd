import { ProblemError } from './problem-error.ts'

type Send<Result> = (idempotencyKey: string) => Promise<Result>

/**
 * Sends a request that moves money under one key until it is answered: repeating it after a lost
 * response is the same request; a different request, or one after a refusal, is a new one.
 */
export function createIdempotentCall() {
  let open: { wish: string; key: string } | undefined

  return async function send<Result>(request: unknown, action: Send<Result>): Promise<Result> {
    const text = JSON.stringify(request)
    if (open?.wish !== text) open = { wish: text, key: createKey() }
    try {
      const result = await action(open.key)
      open = undefined
      return result
    } catch (error) {
      if (isAnswered(error)) open = undefined
      throw error
    }
  }
}

/** Otherwise it is unknown whether the request was carried out. */
export function isAnswered(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false
  return error.code !== 'request.in_progress' && error.status < 500
}

/** Also works without TLS, where crypto.randomUUID is missing. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
