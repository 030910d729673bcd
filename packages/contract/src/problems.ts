/** Every refusal of the product: its HTTP status and its English sentence. */
export const problems = {
  'request.malformed_json': { status: 400, message: 'The request body is not valid JSON.' },
  'request.invalid': { status: 400, message: 'Some of the values sent are not valid.' },
  'request.too_large': { status: 413, message: 'The request is too large.' },
  'request.unsupported_type': {
    status: 415,
    message: 'This kind of content is not accepted here.',
  },
  'request.forgery_suspected': {
    status: 403,
    message: 'This request could not be confirmed as yours. Reload the page and try again.',
  },
  'request.too_many': {
    status: 429,
    message: 'Too many requests. Wait a moment and try again.',
  },
  'request.origin_refused': { status: 403, message: 'Requests from this site are not accepted.' },
  'resource.not_found': { status: 404, message: 'There is nothing here.' },
  'identity.sign_in_required': { status: 401, message: 'Sign in to continue.' },
  'server.failed': { status: 500, message: 'An error has occurred' },
  'server.busy': { status: 503, message: 'We are very busy right now. Try again in a moment.' },
} as const satisfies Record<`${string}.${string}`, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

export type ProblemBody = {
  error: { code: ProblemCode; message: string; details?: unknown; requestId: string }
}
