import { randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(8192)
let taken = pool.length

/** Unguessable text; requesting many bytes at once from the system is far cheaper than a few. */
export function randomText(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (taken + bytes > pool.length) {
    randomFillSync(pool)
    taken = 0
  }
  const start = taken
  taken += bytes
  const text = pool.toString(encoding, start, taken)
  pool.fill(0, start, taken)
  return text
}
