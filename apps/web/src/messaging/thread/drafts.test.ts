import { expect, test } from 'vitest'
import { createMessageId, parseDrafts } from './drafts.ts'

test('damaged stored drafts are read as far as possible', () => {
  const photo = { id: 'p', width: 3, height: 2, thumbhash: '' }
  const draft = {
    words: 'Is the pool',
    photos: [photo],
    unsent: [{ id: 'a', text: 'Hello', photos: [] }],
  }
  const old = { words: 'Warm', unsent: [{ id: 'b', text: 'Hi' }] }
  const stored = {
    one: { ...draft, photos: [photo, { id: 4 }] },
    two: { words: 3 },
    three: { words: '', unsent: [{ id: 1 }] },
    old,
  }
  expect(parseDrafts(JSON.stringify(stored))).toEqual({
    one: draft,
    old: { words: 'Warm', photos: [], unsent: [{ id: 'b', text: 'Hi', photos: [] }] },
  })
  for (const broken of [null, '', 'null', '[', '"words"', '[1]']) {
    expect(parseDrafts(broken)).toEqual({})
  }
})

test('a message id is valid for the API and never repeats', () => {
  const names = Array.from({ length: 100 }, createMessageId)
  expect(new Set(names).size).toBe(100)
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  for (const name of names) expect(name).toMatch(uuid)
})
