import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'

/** How long a reader may rely on what it says; the format wants less than a year. */
const valid = { hours: 180 * 24 }

/** Tells finders of weaknesses whom to write to (RFC 9116). Without a contact there is no such file. */
export function serveSecurityTxt(app: FastifyInstance, { config, clock }: Platform): void {
  const { securityContact, publicUrl } = config
  if (!securityContact) return
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${clock.now().add(valid).round('second')}`,
      'Preferred-Languages: en, es',
      `Canonical: ${new URL('/.well-known/security.txt', publicUrl)}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
