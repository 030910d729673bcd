import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineEvents } from './event-definition.ts'

const flood = { subject: 'suite', data: z.object({ ownerId: z.string() }) } as const

test('an event says who is notified live, by a field of its data', () => {
  const kept = defineEvents({ 'suites.flooded': { ...flood, audience: ['ownerId'] } })
  expect(kept['suites.flooded'].audience).toEqual(['ownerId'])
})

test('an event without an audience, or with one that its data does not name, does not compile', () => {
  const wrong = [
    // @ts-expect-error: nobody says who is notified; `audience: []` is nobody.
    defineEvents({ 'suites.flooded': flood }),
    // @ts-expect-error: a field that the data does not have.
    defineEvents({ 'suites.flooded': { ...flood, audience: ['guestId'] } }),
    // @ts-expect-error: a home is not a person who could be notified.
    defineEvents({ 'suites.flooded': { ...flood, audience: ['subject'] } }),
  ]
  expect(wrong).toHaveLength(3)
})
