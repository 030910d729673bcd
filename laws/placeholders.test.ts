import { expect, test } from 'vitest'
import { announcedPages, sitemap } from '../apps/web/src/sitemap.ts'
import { isTest, listFiles } from './source.ts'

const sources = listFiles(/^(apps\/(web|api)\/src|packages\/contract\/src|demo)\/.*\.tsx?$/).filter(
  (file) => !isTest(file) && !/^apps\/web\/src\/(sitemap|areas\/\w+\/routes)\.ts$/.test(file.path),
)

/** Pages that only announce a feature; the specification names their routes already. */
const placeholders: string[] = Object.entries(sitemap)
  .filter(([, [, module]]) =>
    sources.some(
      ({ path, text }) => path.endsWith(`/src/${module}`) && text.includes('<ComingSoonPage'),
    ),
  )
  .map(([path]) => path)

test('the announced pages are the ones that are not built yet', () => {
  expect([...announcedPages].sort()).toEqual(placeholders.sort())
})

function leadsTo(text: string, path: string): boolean {
  return new RegExp(`['"\`}]${path}(?![\\w/-])`).test(text)
}

test('no page, menu or mail links to a page that is not built yet', () => {
  const links = sources.flatMap((file) =>
    placeholders.filter((path) => leadsTo(file.text, path)).map((path) => `${file.path} → ${path}`),
  )
  expect(links).toEqual([])
})
