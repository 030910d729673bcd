import type { CardError } from './objects.ts'

/** An error in Stripe's shape, thrown as a plain value. */
export type ApiError = { isApiError: true; status: number; error: object }

export function invalidRequest(
  message: string,
  rest: { code?: string; param?: string } = {},
): ApiError {
  const error = { type: 'invalid_request_error', message, ...rest }
  return { isApiError: true, status: 400, error }
}

export function notFound(kind: string, id: string): ApiError {
  const message = `No such ${kind}: '${id}'`
  const error = { type: 'invalid_request_error', code: 'resource_missing', message }
  return { isApiError: true, status: 404, error }
}

/** Unlike an invalid request, a decline is stored as the answer to its idempotency key. */
export function cardDeclined(error: CardError, rest: object): ApiError {
  return { isApiError: true, status: 402, error: { ...error, ...rest } }
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'isApiError' in value
}
