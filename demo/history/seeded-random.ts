import { createHash } from 'node:crypto'

export type SeededRandom = {
  /** From 0 up to but excluding 1. */
  fraction(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
}

/** Random numbers that repeat for the same seed. */
export function createSeededRandom(words: string): SeededRandom {
  let state = createHash('sha256').update(words).digest().readUInt32LE()
  function fraction(): number {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  return { fraction, whole: (from, to) => from + Math.floor(fraction() * (to - from + 1)) }
}
