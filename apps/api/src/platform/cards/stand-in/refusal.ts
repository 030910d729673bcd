import type { CardError } from './things.ts'

/** Thrown as a value: an answer that is an error in Stripe's shape. */
export type Refusal = { refused: true; status: number; error: object }

export function invalid(message: string, rest: { code?: string; param?: string } = {}): Refusal {
  return { refused: true, status: 400, error: { type: 'invalid_request_error', message, ...rest } }
}

export function missing(kind: string, id: string): Refusal {
  const message = `No such ${kind}: '${id}'`
  const error = { type: 'invalid_request_error', code: 'resource_missing', message }
  return { refused: true, status: 404, error }
}

/** A card that refuses: the answer is kept for the key, unlike that to a request which makes no sense. */
export function declined(error: CardError, rest: object): Refusal {
  return { refused: true, status: 402, error: { ...error, ...rest } }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}
