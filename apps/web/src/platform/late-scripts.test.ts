import { expect, test } from 'vitest'
import { lateScripts } from './late-scripts.ts'
import { splice } from './splice.ts'

const scripts =
  '<link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/a.js"</script>'
const asleep = '<link rel="late" href="/a.js"/><script type="late">import "/a.js"</script>'
const photo = '<img alt="ñ" fetchPriority="high"/>'

test('scripts sleep on a page that a photograph leads', () => {
  expect(written(photo + scripts)).toBe(photo + asleep)
})

test.each([
  ['a page without a leading photograph', `<p>ñ</p>${scripts}`],
  ['a page with fields to fill in', `${photo}<form></form>${scripts}`],
  ['a page without scripts', photo],
])('%s stays as it is', (_, html) => {
  expect(written(html)).toBe(html)
})

function written(html: string): string {
  const page = Buffer.from(html)
  return String(splice(page, lateScripts(page)))
}
