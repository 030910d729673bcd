import { clearBit, hasBit, writeBit } from '#search/bits.ts'
import { blockSizes, type Columns, type Hold, longestBlock, nightsKept } from './columns.ts'
import { clearAnswersWith } from './invalidate-answers.ts'
import { tryArrivals } from './lowest-nights.ts'

/** Frees the nights of expired holds; nothing else can occupy the nights of a hold. */
export function expireHolds(columns: Columns, nowMs: number): void {
  for (let due = columns.expiries.take(nowMs); due; due = columns.expiries.take(nowMs)) {
    const { slot } = due
    clearAnswersWith(columns, slot)
    const holds = columns.holds.get(slot) ?? []
    const left = holds.filter(({ expiresAtMs }) => expiresAtMs > nowMs)
    for (const hold of holds) if (hold.expiresAtMs <= nowMs) freeNights(columns, slot, hold)
    if (left.length) columns.holds.set(slot, left)
    else columns.holds.delete(slot)
    clearAnswersWith(columns, slot)
  }
}

function freeNights(columns: Columns, slot: number, hold: Hold): void {
  const from = Math.max(0, hold.from - columns.first)
  const to = Math.min(nightsKept, hold.to - columns.first)
  if (from >= to) return
  for (let night = from; night < to; night += 1) {
    const taken = columns.takenIn[0]?.[night]
    if (taken) clearBit(taken, slot)
  }
  writeBlocks(columns, slot, { from, to })
  // Only stays over these nights are new, and they begin at most the longest minimum stay earlier.
  tryArrivals(columns, slot, { from: from - columns.most.minNights, to })
}

/** Blocks that begin before the freed nights may reach into them. */
function writeBlocks(columns: Columns, slot: number, { from, to }: { from: number; to: number }) {
  let until = 0
  while (until < longestBlock && !isTaken(columns, slot, to + until)) until += 1
  for (let night = to - 1; night >= Math.max(0, from - longestBlock); night -= 1) {
    until = isTaken(columns, slot, night) ? 0 : until + 1
    for (const [level, size] of blockSizes.entries()) {
      const bits = columns.takenIn[level]?.[night]
      if (bits) writeBit(bits, slot, until < size)
    }
  }
}

function isTaken({ takenIn }: Columns, slot: number, night: number): boolean {
  const bits = takenIn[0]?.[night]
  return bits !== undefined && hasBit(bits, slot)
}
