import { expect, test } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

test('every script that is fetched ahead waits for what is seen', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>'
  expect(String(withLateScripts(Buffer.from(html)))).toBe(
    '<head><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/></head>',
  )
})

test('a page without scripts stays as it is', () => {
  expect(String(withLateScripts(Buffer.from('<p>ñ</p>')))).toBe('<p>ñ</p>')
})
