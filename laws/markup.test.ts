import { expect, test } from 'vitest'
import { isTest, listFiles } from './source.ts'

const web = listFiles(/^apps\/web\/src\/.*\.tsx?$/).filter((file) => !isTest(file))

test('text reaches a page as text: markup is written in five places, from constants or escaped JSON', () => {
  const writing = web.filter(({ text }) => text.includes('dangerouslySetInnerHTML'))
  expect(writing.map(({ path }) => path)).toEqual([
    'apps/web/src/platform/area/prefetch-rules.tsx',
    'apps/web/src/platform/boot/boot.tsx',
    'apps/web/src/platform/page/page.tsx',
    'apps/web/src/search/results/start-at-results.tsx',
    'apps/web/src/suites/page/structured-data.tsx',
  ])
  const withJson = writing.filter(({ text }) => text.includes('const json ='))
  const unescaped = withJson.filter(({ text }) => !text.includes(".replaceAll('<', '\\\\u003c')"))
  expect(withJson.length).toBe(2)
  expect(unescaped.map(({ path }) => path)).toEqual([])
})

test('no page evaluates a text or writes it as markup', () => {
  const writing =
    /\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(|\beval\(|new Function\(/
  const found = web.filter(({ text }) => writing.test(text)).map(({ path }) => path)
  expect(found).toEqual([])
})
