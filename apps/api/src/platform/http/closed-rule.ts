import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { type ReadClosing, retryAfter } from '#platform/site/current-closing.ts'
import { allowPreview } from '#platform/site/preview.ts'
import { isFromProgram } from './identify.ts'

/** How administrators come in, and what pages need to say why others cannot. */
const open = [
  /^POST \/user\/(login|google|apple)\b/,
  /^(GET|POST) \/user\/second-factor\b/,
  /^GET \/user\/info$/,
  /^DELETE \/user\/session$/,
  /^GET \/(settings\/Locale\/full|switches|status)$/,
  // Its link belongs to the administrator who requested it.
  /^GET \/exports\/:token$/,
]

/** Weeks may pass until a site opens: colleagues create accounts, and passwords are reset. */
const openWhilePrivate = [...open, /^\w+ \/user\//, /^POST \/setup\//]

type Exchange = { request: FastifyRequest; reply: FastifyReply; readClosing: ReadClosing }

/**
 * During maintenance, and until the site is opened, only administrators are served. Events of the card processor have
 * a route of their own.
 */
export async function refuseWhileClosed(
  ctx: Ctx,
  key: string,
  { request, reply, readClosing }: Exchange,
): Promise<void> {
  const closing = await readClosing(ctx)
  if (!closing) return
  const isPrivate = closing.why === 'private'
  if (isAdmin(ctx.actor)) {
    if (isPrivate && !isFromProgram(request)) allowPreview(ctx, [request, reply])
    return
  }
  if ((isPrivate ? openWhilePrivate : open).some((pattern) => pattern.test(key))) return
  if (isPrivate) throw new Problem('server.not_open')
  reply.header('retry-after', retryAfter(closing, ctx.now))
  throw new Problem('server.maintenance', { endsAt: closing.endsAt.toString() })
}

/** Also one who must still set up the second factor, which the console asks for. */
function isAdmin(actor: Actor): boolean {
  return (
    actor.kind === 'person' && (actor.profile === 'ADMIN' || actor.isAdminWithoutFactor === true)
  )
}
