import { z } from 'zod'
import { apiScopes } from '#platform/api-scopes.ts'
import { endpoints } from '#platform/endpoint.ts'
import { isOneLine } from '#platform/line-rules.ts'

export const tokenLifetimes = [30, 90, 365] as const
export const maxTokens = 10
export const maxTokenName = 60

export const ApiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** The last characters of the token, to tell it from others. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  isExpired: z.boolean(),
})
export type ApiToken = z.infer<typeof ApiToken>

const Scopes = z.array(z.enum(apiScopes)).min(1).max(apiScopes.length)

export const apiTokensEndpoints = endpoints({
  'GET /user/api-tokens': {
    summary: 'List your API tokens, newest first, without their secrets',
    result: z.array(ApiToken),
    problems: ['identity.sign_in_required'],
  },
  'POST /user/api-tokens': {
    summary: 'Create an API token; its text is only in this response',
    body: z.strictObject({
      name: z.string().trim().min(1).max(maxTokenName).refine(isOneLine),
      scopes: Scopes,
      days: z.literal(tokenLifetimes),
    }),
    result: z.object({ token: z.string(), apiToken: ApiToken }),
    problems: [
      'identity.sign_in_required',
      'identity.confirmation_required',
      'identity.email_unconfirmed',
      'api_tokens.scope_refused',
      'api_tokens.too_many',
    ],
  },
  'DELETE /user/api-tokens/:id': {
    summary: 'Revoke an API token; it stops working right away',
    params: z.strictObject({ id: z.uuid() }),
    result: z.object({ done: z.literal(true) }),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
