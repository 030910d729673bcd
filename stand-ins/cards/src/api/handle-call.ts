import { timingSafeEqual } from 'node:crypto'
import type { Context } from '#context.ts'
import { invalidRequest, isApiError } from './errors.ts'
import { expandFields } from './expand.ts'
import { decodeForm, stringFields } from './form-encoding.ts'
import { routes } from './routes.ts'

type ApiCall = {
  method: string
  path: string
  query: string
  body: string
  authorization: string
  idempotencyKey: string
}

type ApiResponse = { status: number; body: string; isReplayed?: boolean }

/** Answers one call of Stripe's API in one transaction: all of its effects are stored or none. */
export function handleApiCall(context: Context, call: ApiCall, apiKey: string): ApiResponse {
  if (!isAuthorized(call.authorization, apiKey)) {
    const error = { type: 'invalid_request_error', message: 'Invalid API Key provided' }
    return { status: 401, body: JSON.stringify({ error }) }
  }
  return context.store.inTransaction(() => answerOncePerKey(context, call))
}

/** As with Stripe, the first answer to an idempotency key is stored, declines included; invalid requests are not. */
function answerOncePerKey(context: Context, call: ApiCall): ApiResponse {
  const { store } = context
  const key = call.method === 'POST' ? call.idempotencyKey : ''
  const request = `${call.method} ${call.path} ${call.body}`
  const [known] = key ? store.read('select * from calls where key = ?', key) : []
  if (known && known.request !== request) return keyReused(key)
  if (known) return { status: Number(known.status), body: String(known.body), isReplayed: true }
  const response = answer(context, call)
  if (key && (response.status === 200 || response.status === 402)) {
    const insert = 'insert into calls (key, request, status, body) values (?, ?, ?, ?)'
    store.write(insert, key, request, response.status, response.body)
  }
  return response
}

function keyReused(key: string): ApiResponse {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
  return { status: 400, body: JSON.stringify({ error: { type: 'idempotency_error', message } }) }
}

function answer(context: Context, { method, path, query, body }: ApiCall): ApiResponse {
  const fields = decodeForm(method === 'GET' ? query : body)
  try {
    const [, kind = '', id = '', action = ''] =
      /^\/v1\/(?:radar\/)?(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    const handler = routes[`${method} ${kind}${id ? '/:id' : ''}${action ? `/${action}` : ''}`]
    if (!handler) {
      throw { ...invalidRequest(`Unrecognized request URL (${method}: ${path}).`), status: 404 }
    }
    const object = expandFields(context, handler(context, fields, id), stringFields(fields.expand))
    return { status: 200, body: JSON.stringify(object) }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { status: error.status, body: JSON.stringify({ error: error.error }) }
  }
}

function isAuthorized(authorization: string, apiKey: string): boolean {
  const given = Buffer.from(authorization.replace(/^Bearer /, ''))
  const wanted = Buffer.from(apiKey)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
