import { endpoints } from '@marea/contract/endpoints.ts'
import type { Call } from '@marea/contract/pages.ts'
import type { Endpoint } from '@marea/contract/platform/endpoint.ts'
import { defaultLanguage } from '@marea/contract/platform/language.ts'
import { isOutage } from '#platform/db/connection-errors.ts'
import { createCtx, type Platform } from '#platform/platform.ts'
import { Problem } from '#platform/problem.ts'
import { isRawResponse } from './raw-response.ts'
import type { Route, Routes } from './serve.ts'

/** A visitor's call made while a page renders: the same route, without the network. */
export function createServerCall(platform: Platform, routes: Routes): Call {
  return async (key, ...input) => {
    const route = routes[key] as Route<unknown> | undefined
    if (!route) throw new Problem('resource.not_found')
    if (route.audience !== 'anyone') throw new Problem('identity.sign_in_required')
    const parsed = parse(endpoints[key], input[0] ?? {})
    const ctx = createCtx(platform)
    const handle = async () => {
      const db = route.isReport ? await platform.reads.caughtUp() : ctx.db
      return route.handle({ ...ctx, db }, parsed as never, facts)
    }
    const result = await handle().catch((error) => {
      if (!isOutage(error)) throw error
      ctx.log.error({ err: error }, 'page failed')
      throw new Response(null, { status: 503 })
    })
    return (isRawResponse(result) ? JSON.parse(String(result.bytes)).result : result) as never
  }
}

const facts = {
  address: () => '127.0.0.1',
  device: 'page',
  language: defaultLanguage,
  chosenLanguage: undefined,
  idempotencyKey: undefined,
  lastEventId: undefined,
  deviceToken: undefined,
  rememberDevice: () => undefined,
}

function parse(endpoint: Endpoint, input: object): Record<string, unknown> {
  const parts = ['params', 'query', 'body'] as const
  return Object.fromEntries(
    parts.flatMap((part) => {
      const schema = endpoint[part]
      if (!schema) return []
      const { data, error } = schema.safeParse((input as Record<string, unknown>)[part])
      if (error) throw new Problem('request.invalid', error.issues)
      return [[part, data]]
    }),
  )
}
