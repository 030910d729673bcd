import { expect, test } from 'vitest'
import { isTyping, shortcutOf } from './shortcuts.ts'

const press = (key: string, rest: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...rest,
})

test.each([
  ['/', { kind: 'search' }],
  ['?', { kind: 'help' }],
  ['J', { kind: 'move', by: 1 }],
  ['k', { kind: 'move', by: -1 }],
  ['3', { kind: 'open', to: '/admin/applications' }],
  ['8', { kind: 'open', to: '/admin/homes?show=licenses' }],
  ['9', { kind: 'open', to: '/admin/support' }],
  ['0', { kind: 'open', to: '/admin/disputes' }],
  ['x', undefined],
])('%s', (key, meaning) => {
  expect(shortcutOf(press(key), undefined)).toEqual(meaning)
})

test('g then h opens the home of the console', () => {
  expect(shortcutOf(press('h'), 'g')).toEqual({ kind: 'open', to: '/admin' })
  expect(shortcutOf(press('h'), undefined)).toBeUndefined()
})

test('with a modifier the key belongs to the browser', () => {
  expect(shortcutOf(press('?', { ctrlKey: true }), undefined)).toBeUndefined()
  expect(shortcutOf(press('1', { metaKey: true }), undefined)).toBeUndefined()
})

test('whoever types or answers a dialog means letters', () => {
  document.body.innerHTML =
    '<input id="a"><div role="dialog"><button id="b"></button></div><a id="c" href="/">x</a>'
  const at = (id: string) => document.getElementById(id)
  expect([isTyping(at('a')), isTyping(at('b')), isTyping(at('c')), isTyping(null)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
