import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

/** PostgreSQL cannot store NUL in text or half a surrogate pair in JSON, and nobody types them. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const path = findUnstorableText(request.body)
    done(path ? new Problem('request.invalid', [{ path: `body${path}` }]) : undefined)
  })
}

export function hasEncodedNul(url: string): boolean {
  return url.includes('%00')
}

/**
 * Its place in a parsed body, as `.name.0`. Not recursive, because a body may nest as deep as it is
 * long.
 */
export function findUnstorableText(body: unknown): string | undefined {
  const left: { value: unknown; path: string }[] = [{ value: body, path: '' }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && isUnstorable(value)) return path
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    for (const [name, inner] of Object.entries(value)) {
      if (isUnstorable(name)) return path
      left.push({ value: inner, path: `${path}.${name}` })
    }
  }
  return undefined
}

export function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}
