import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { Endpoint } from '@marea/contract/platform/endpoint.ts'
import { type ProblemCode, problems } from '@marea/contract/problems.ts'
import type { FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isOpenInEveryHome } from './administrators/console-rule.ts'
import { isAllowedWhileImpersonating } from './administrators/impersonation-rule.ts'
import type { Audience } from './serve.ts'

/** What the OpenAPI document says about a route besides its parameters, body and result. */
type Operation = {
  key: string
  endpoint: Endpoint
  audience: Audience
  isIdempotent: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
}

const ErrorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(problems)),
    message: z.string(),
    details: z.unknown().optional(),
    requestId: z.string(),
  }),
})

export const errorSchema = z.toJSONSchema(ErrorBody) as object

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

const tokenErrorCodes: ProblemCode[] = ['api_tokens.invalid', 'api_tokens.scope_missing']

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>

/** The document's paths are relative to its server, the API's base path. */
export const describeRoute: Transform = (given) => {
  const { schema, url } = jsonSchemaTransform(given as never)
  const path = url.replace(/^\/api(?=\/)/, '')
  const operation = given.route.config?.operation
  return { schema: { ...schema, ...(operation ? describe(operation, schema) : {}) }, url: path }
}

function describe(operation: Operation, { response }: FastifySchema): FastifySchema {
  const { key, endpoint, audience, isIdempotent } = operation
  return {
    operationId: operationIdOf(key),
    summary: endpoint.summary,
    security: securityOf(endpoint, audience),
    ...(isIdempotent ? { headers: idempotencyHeader } : {}),
    ...(endpoint.upload ? uploadOf(endpoint.upload, endpoint.body) : {}),
    response: {
      ...(endpoint.mediaType ? fileResponse(endpoint.mediaType) : (response as object)),
      ...errorResponses([
        ...commonErrorCodes(operation),
        ...(endpoint.scope ? tokenErrorCodes : []),
        ...(endpoint.problems ?? []),
      ]),
    },
  }
}

function securityOf({ scope }: Endpoint, audience: Audience) {
  return [
    ...(audience === 'anyone' ? [{}] : []),
    { token: [] },
    ...(scope ? [{ apiToken: [scope] }] : []),
  ]
}

/** What the server answers before a handler runs, by the kind of route. */
function commonErrorCodes({ key, audience, isIdempotent }: Operation): ProblemCode[] {
  const needsSignIn = audience !== 'anyone'
  return [
    'request.invalid',
    'request.too_many',
    'server.failed',
    'server.unavailable',
    'server.busy',
    ...(needsSignIn ? (['identity.sign_in_required'] as const) : []),
    // What a user may not see is not found, also when a body names it.
    ...(needsSignIn || key.includes(':') ? (['resource.not_found'] as const) : []),
    ...(audience === 'owner' && !isOpenInEveryHome(key) ? ['operations.use_console' as const] : []),
    ...(isAllowedWhileImpersonating(key) ? [] : (['acting.denied'] as const)),
    ...(key.startsWith('GET ') ? [] : bodyErrorCodes),
    ...(isIdempotent ? idempotencyErrorCodes : []),
  ]
}

const idempotencyErrorCodes: ProblemCode[] = [
  'request.key_missing',
  'request.in_progress',
  'ledger.key_reused',
]

const bodyErrorCodes: ProblemCode[] = [
  'request.malformed_json',
  'request.too_large',
  'request.unsupported_type',
  'request.forgery_suspected',
]

/** `GET /bookings/:id/receipt.pdf` becomes `getBookingsByIdReceiptPdf`. */
export function operationIdOf(key: string): string {
  const [method = '', path = ''] = key.split(' ')
  const words = path.replaceAll(/:(\w)/g, 'by-$1').split(/[^A-Za-z0-9]+/)
  return method.toLowerCase() + words.map(capitalize).join('')
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const idempotencyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: 150,
      description: 'The first answer to a key is stored and returned to every repetition.',
    },
  },
  required: ['Idempotency-Key'],
}

function uploadOf(field: string, fields: z.ZodType | undefined) {
  const { properties = {}, required = [] } = fields ? z.toJSONSchema(fields, { io: 'input' }) : {}
  return {
    consumes: ['multipart/form-data'],
    body: {
      type: 'object',
      properties: { ...properties, [field]: { type: 'string', format: 'binary' } },
      required: [...required, field],
    },
  }
}

function fileResponse(mediaType: string) {
  const content = { [mediaType]: { schema: { type: 'string', format: 'binary' } } }
  return { 200: { description: 'The file', content } }
}

function errorResponses(codes: ProblemCode[]) {
  const byStatus = Object.groupBy(new Set(codes), (code) => problems[code].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      { description: codes.map((code) => `\`${code}\``).join(', '), content: errorContent },
    ]),
  )
}
