import type { Message } from '@marea/contract/messaging/endpoints.ts'
import { expect, test } from 'vitest'
import { joinEarlier, joinNewest } from './join-pages.ts'

function page(ids: number[], hasMore = false) {
  return { items: ids.map(said), hasMore }
}

function said(id: number): Message {
  const sentAt = '2026-11-15T12:00:00Z'
  return {
    id,
    clientId: null,
    from: 'guest',
    text: `${id}`,
    photos: [],
    hints: [],
    note: null,
    author: null,
    isAutomatic: false,
    sentAt,
  }
}

test('a newer page joins the known messages, each once', () => {
  expect(joinNewest(page([1, 2, 3], true), page([2, 3, 4], true))).toEqual(page([1, 2, 3, 4], true))
  expect(joinNewest(page([], false), page([7], false))).toEqual(page([7]))
  expect(joinNewest(page([1, 2]), page([]))).toEqual(page([1, 2]))
})

test('a short page that continues them joins too, and one after a gap replaces them', () => {
  expect(joinNewest(page([1, 2]), page([3]))).toEqual(page([1, 2, 3]))
  expect(joinNewest(page([1, 2]), page([60, 61], true))).toEqual(page([60, 61], true))
})

test('an earlier page is prepended, and says whether there is more', () => {
  expect(joinEarlier(page([5, 6], true), page([3, 4]))).toEqual(page([3, 4, 5, 6]))
})
