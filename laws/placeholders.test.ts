import { expect, test } from 'vitest'
import { sitemap } from '../apps/web/src/sitemap.ts'
import { isTest, listFiles } from './source.ts'

const sources = listFiles(/^(apps\/(web|api)\/src|packages\/contract\/src|demo)\/.*\.tsx?$/).filter(
  (file) => !isTest(file) && file.path !== 'apps/web/src/sitemap.ts',
)

/** Pages that only announce a feature; the specification names their routes already. */
const placeholders = Object.entries(sitemap)
  .filter(([, [, module]]) =>
    sources.some(
      ({ path, text }) => path.endsWith(`/src/${module}`) && text.includes('<ComingPage'),
    ),
  )
  .map(([path]) => path)

function leadsTo(text: string, path: string): boolean {
  return new RegExp(`['"\`}]${path}(?![\\w/-])`).test(text)
}

test('no page, menu or mail links to a page that is not built yet', () => {
  const links = sources.flatMap((file) =>
    placeholders.filter((path) => leadsTo(file.text, path)).map((path) => `${file.path} → ${path}`),
  )
  expect(links).toEqual([])
})
