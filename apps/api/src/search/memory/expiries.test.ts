import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newExpiries } from './expiries.ts'

test('holds are returned in the order in which they expire, and none too early', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.nat(60), (moments, nowMs) => {
      const expiries = newExpiries()
      for (const [slot, expiresAtMs] of moments.entries()) expiries.add({ slot, expiresAtMs })
      const taken: number[] = []
      for (let due = expiries.take(nowMs); due; due = expiries.take(nowMs)) {
        taken.push(due.expiresAtMs)
      }
      expect(taken).toEqual(moments.filter((at) => at <= nowMs).sort((one, other) => one - other))
    }),
  )
})
