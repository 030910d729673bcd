import { createHash } from 'node:crypto'
import type pg from 'pg'

const uses = new Map<string, { count: number; name: string }>()
const most = 1000
const often = 5

/** A text that comes again and again is parsed and planned once by each connection. */
export function prepareRepeated(client: pg.ClientBase): void {
  const prototype = Object.getPrototypeOf(client)
  Object.assign(client, {
    query(...given: unknown[]) {
      const [text, values] = given
      const isPlain = typeof text === 'string' && Array.isArray(values) && given.length === 2
      const name = isPlain ? nameOf(text) : undefined
      return prototype.query.apply(client, name ? [{ name, text, values }] : given)
    },
  })
}

/**
 * A kept plan must not meet a column added later, and cannot tell from a parameter that a partial
 * index is meant. Several statements in one text cannot be prepared at all.
 */
const unfit = /(?:\bselect|\breturning|,|\.)\s*\*|\bon conflict\s*\([^)]*\)\s*where\b|;\s*\S/i

function nameOf(text: string): string | undefined {
  const known = uses.get(text)
  if (known) {
    known.count += 1
    return known.count > often ? known.name : undefined
  }
  if (unfit.test(text) || uses.size >= most) return undefined
  uses.set(text, { count: 1, name: hashOf(text) })
  return undefined
}

const names = new Map<string, string>()

/** For texts made elsewhere that are known to come again. */
export function nameOfText(text: string): string {
  const name = names.get(text) ?? hashOf(text)
  names.set(text, name)
  return name
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 20)
}
