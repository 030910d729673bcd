import { expect, test } from 'vitest'
import { deferScripts } from './deferred-scripts.ts'
import { splice } from './splice.ts'

const scripts =
  '<link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/a.js"</script>'
const asleep = '<link rel="late" href="/a.js"/><script type="late">import "/a.js"</script>'
const behind = scripts.replace(' href', ' fetchpriority="low" href')
const photo = '<img alt="ñ" fetchPriority="high"/>'

test('scripts are deferred on a page that begins with a photo', () => {
  expect(written(photo + scripts)).toBe(photo + asleep)
})

test('on a page without a leading photo scripts only go behind what is seen', () => {
  expect(written(`<p>ñ</p>${scripts}`)).toBe(`<p>ñ</p>${behind}`)
})

test('a page without scripts stays unchanged', () => {
  expect(written(photo)).toBe(photo)
})

function written(html: string): string {
  const page = Buffer.from(html)
  return String(splice(page, deferScripts(page)))
}
