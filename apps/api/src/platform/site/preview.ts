import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readSigned, sign } from '#platform/crypto/token.ts'
import type { Ctx } from '#platform/ctx.ts'

const name = 'preview'
const purpose = 'site-preview'
const hours = 24

type Known = Pick<Ctx, 'ports' | 'now'>

/**
 * Pages are rendered before a browser says who reads them, so the calls of an administrator leave a cookie that opens
 * the pages of a site that is still private. It grants nothing else.
 */
export function allowPreview(
  { ports, now, config }: Ctx,
  [request, reply]: [FastifyRequest, FastifyReply],
): void {
  if (isPreview({ ports, now }, request)) return
  const secure = config.publicUrl.startsWith('https:')
  const value = sign({ ports }, purpose, String(now.epochMilliseconds))
  const kept = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: hours * 3600, secure } as const
  reply.header('set-cookie', stringifySetCookie({ name, value, ...kept }))
}

export function isPreview({ ports, now }: Known, { headers }: Pick<FastifyRequest, 'headers'>) {
  const given = headers.cookie ? parseCookie(headers.cookie)[name] : undefined
  const begunAt = Number(readSigned({ ports }, purpose, given) || Number.NaN)
  const age = now.epochMilliseconds - begunAt
  return age >= 0 && age < hours * 3_600_000
}
