import { type Area, areas } from '@marea/contract/areas.ts'
import { expect, test } from 'vitest'
import { importedPaths, importsOf, listFiles, type SourceFile } from './source.ts'

/** What every page loads, at once or a little later, and the pages on which most people arrive. */
const loadedFirst = [
  'root.tsx',
  'entry.client.tsx',
  'areas/guest/root.tsx',
  'search/home/home-page.tsx',
  'suites/page/suite-page.tsx',
  'owners/applications/list-your-home-page.tsx',
  'articles/read/article-page.tsx',
  'articles/read/faqs-page.tsx',
  'platform/boot/measure-visit.ts',
  'owners/overview/overview-page.tsx',
  'statements/reports/reports-page.tsx',
].map((path) => `apps/web/src/${path}`)

const listingFields = 'packages/contract/src/suites/listing-fields.ts'

const sources = new Map(
  listFiles(/^(apps\/web|packages\/contract)\/src\/.*\.tsx?$/).map((file) => [
    file.path,
    withoutTypes(file),
  ]),
)

/** Building schemas takes a slow phone a sixth of a second, and only the API checks them. */
test.each(loadedFirst)('%s loads no schemas', (entry) => {
  expect(sources.has(entry)).toBe(true)
  expect(wayTo(/^zod$/, entry)).toBeUndefined()
})

/** It describes forms of owners; guests need the sentences beside it only. */
test.each(loadedFirst)('%s loads no table of listing fields', (entry) => {
  expect(sources.has(listingFields)).toBe(true)
  expect(wayTo(new RegExp(`^${listingFields}$`), entry)).toBeUndefined()
})

const foreign = {
  guest:
    /web\/src\/(owners|rates|statements|expenses|channels|operations)\/|\/(owners-only|owner-nav|console-area)\.tsx/,
  owner: /web\/src\/(search|operations)\/|\/console-area\.tsx/,
  console:
    /web\/src\/(search|owners|rates|statements|expenses|channels)\/|\/(owners-only|owner-nav)\.tsx/,
} satisfies Record<Area, RegExp>

/** Every visitor of an area would download it. */
test.each(areas)('the first load of the %s area has no page and no code of the others', (area) => {
  const entries = ['root', 'entry.client', `areas/${area}/root`].map(
    (name) => `apps/web/src/${name}.tsx`,
  )
  const others = areas.filter((other) => other !== area).join('|')
  const otherArea = new RegExp(`/areas/(${others})/`)
  for (const entry of entries) {
    expect(sources.has(entry)).toBe(true)
    expect(wayTo(/-page\.tsx$/, entry)).toBeUndefined()
    expect(wayTo(otherArea, entry)).toBeUndefined()
    expect(wayTo(foreign[area], entry)).toBeUndefined()
  }
})

/** Types are erased, and what is imported on demand comes later. */
function withoutTypes(file: SourceFile): SourceFile {
  const text = file.text
    .replaceAll(/^(?:import|export) type [^']*'[^']+'/gm, '')
    .replaceAll(/import\('[^']+'\)/g, '')
  return { ...file, text }
}

function wayTo(target: RegExp, entry: string): string[] | undefined {
  const seen = new Set([entry])
  const ways = [[entry]]
  for (const way of ways) {
    const file = sources.get(way.at(-1) ?? '')
    if (!file) continue
    const imported = importedPaths(file)
    const found = [...importsOf(file), ...imported].find((each) => target.test(each))
    if (found) return [...way, found]
    for (const next of imported) {
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}
