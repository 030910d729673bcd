import { expect, test } from 'vitest'
import { lateScripts } from './late-scripts.ts'
import { splice } from './splice.ts'

test('every script that is fetched ahead waits for what is seen', () => {
  const html = Buffer.from(
    '<head>ñ<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>',
  )
  expect(String(splice(html, lateScripts(html)))).toBe(
    '<head>ñ<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/></head>',
  )
})

test('a page without scripts stays as it is', () => {
  expect(lateScripts(Buffer.from('<p>ñ</p>'))).toEqual([])
})
