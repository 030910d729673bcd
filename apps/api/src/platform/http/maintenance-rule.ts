import type { FastifyReply } from 'fastify'
import type { Actor, Ctx } from '#platform/ctx.ts'
import { type ReadMaintenance, retryAfter } from '#platform/maintenance/current-maintenance.ts'
import { Problem } from '#platform/problem.ts'

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

/** During maintenance only administrators are served. Events of the card processor have a route of their own. */
export async function refuseDuringMaintenance(
  ctx: Ctx,
  key: string,
  { reply, readMaintenance }: { reply: FastifyReply; readMaintenance: ReadMaintenance },
): Promise<void> {
  const current = await readMaintenance(ctx)
  if (!current || isAdmin(ctx.actor) || open.some((pattern) => pattern.test(key))) return
  reply.header('retry-after', retryAfter(current, ctx.now))
  throw new Problem('server.maintenance', { endsAt: current.endsAt.toString() })
}

/** Also one who must still set up the second factor, which the console asks for. */
function isAdmin(actor: Actor): boolean {
  return (
    actor.kind === 'person' && (actor.profile === 'ADMIN' || actor.isAdminWithoutFactor === true)
  )
}
