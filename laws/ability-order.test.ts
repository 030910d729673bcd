import { expect, test } from 'vitest'
import { importedPaths, isTest, listFiles, type SourceFile } from './source.ts'

/** Routes and pages put the abilities of a slice together, so they may import all of them. */
const composes = /(routes\.ts|-page\.tsx)$/

const sources = listFiles(/^(apps|packages)\/\w+\/src\/[^/]+\/.*\.tsx?$/).filter(
  (file) => !isTest(file) && !composes.test(file.path),
)

test('the abilities of a slice have an order: none imports itself by way of others', () => {
  expect(circlesIn(sources)).toEqual([])
})

test.each([
  'apps/api/src/bookings',
  'apps/api/src/platform',
  'apps/web/src/bookings',
  'apps/web/src/ui',
  'packages/contract/src/suites',
])('the law reads %s and finds a circle in it', (folder) => {
  expect(sources.filter(({ path }) => path.startsWith(`${folder}/`)).length).toBeGreaterThan(10)
  const slice = folder.split('/').at(-1)
  const file = (path: string, target: string): SourceFile => {
    return { path: `${folder}/${path}`, text: `import { x } from '#${slice}/${target}'`, lines: 1 }
  }
  const circle = [file('a/x.ts', 'b/x.ts'), file('b/x.ts', 'c.ts'), file('c.ts', 'a/y.tsx')]
  expect(circlesIn(circle)).toEqual([`${folder}/a`, `${folder}/b`, `${folder}/c.ts`])
  expect(circlesIn(circle.slice(1))).toEqual([])
})

test('the folders inside an ability have an order too', () => {
  const parents = new Set(
    sources.map(({ path }) => /^(.*)\/[^/]+\/[^/]+$/.exec(path)?.[1] ?? '').filter(isInsideSlice),
  )
  const folderIn = (parent: string) => (path: string) =>
    path.startsWith(`${parent}/`) ? new RegExp(`^${parent}/[^/]+(?=/)`).exec(path)?.[0] : undefined
  expect(parents.size).toBeGreaterThan(50)
  expect([...parents].flatMap((parent) => circlesIn(sources, folderIn(parent)))).toEqual([])
})

function isInsideSlice(folder: string): boolean {
  return /^(?:apps|packages)\/\w+\/src\/[^/]+(\/|$)/.test(folder)
}

type AbilityOf = (path: string) => string | undefined

function circlesIn(files: readonly SourceFile[], of: AbilityOf = abilityOf): string[] {
  const imports = importsOfAbilities(files, of)
  return [...imports.keys()].filter((ability) => reaches(ability, ability, imports))
}

/** The other abilities of its slice that each ability imports. */
function importsOfAbilities(files: readonly SourceFile[], of: AbilityOf): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of files) {
    const from = of(file.path)
    if (from === undefined) continue
    const others = importedPaths(file)
      .filter((path) => /\.tsx?$/.test(path) && !composes.test(path))
      .map(of)
      .filter((ability) => ability !== undefined)
      .filter((ability) => ability !== from && folderOf(ability) === folderOf(from))
    imports.set(from, (imports.get(from) ?? new Set()).union(new Set(others)))
  }
  return imports
}

/** A folder of a slice, or a file beside the folders. */
function abilityOf(path: string): string | undefined {
  return /^(?:apps|packages)\/\w+\/src\/[^/]+\/[^/]+/.exec(path)?.[0]
}

function folderOf(ability: string): string {
  return ability.slice(0, ability.lastIndexOf('/'))
}

function reaches(
  from: string,
  to: string,
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const seen = new Set<string>()
  const next = [...(imports.get(from) ?? [])]
  for (const ability of next) {
    if (ability === to) return true
    if (!seen.has(ability)) next.push(...(imports.get(ability) ?? []))
    seen.add(ability)
  }
  return false
}
