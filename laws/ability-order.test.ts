import { expect, test } from 'vitest'
import { importedPaths, isTest, listFiles, type SourceFile } from './source.ts'

/** Routes put the abilities of a slice together, so they may import all of them. */
const sources = listFiles(/^apps\/api\/src\/[^/]+\/[^/]+\/.*\.ts$/).filter(
  (file) => !isTest(file) && !/routes\.ts$/.test(file.path),
)

test('the abilities of a slice have an order: none imports itself by way of others', () => {
  const imports = importsOfAbilities(sources)
  const circular = [...imports.keys()].filter((ability) => reaches(ability, ability, imports))
  expect(circular).toEqual([])
})

/** The other abilities of its slice that each ability imports. */
function importsOfAbilities(files: readonly SourceFile[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of files) {
    const from = abilityOf(file.path) ?? ''
    const others = importedPaths(file)
      .filter((path) => !path.endsWith('routes.ts'))
      .map(abilityOf)
      .filter((ability) => ability !== undefined)
      .filter((ability) => ability !== from && ability.split('/')[0] === from.split('/')[0])
    imports.set(from, (imports.get(from) ?? new Set()).union(new Set(others)))
  }
  return imports
}

function abilityOf(path: string): string | undefined {
  return /^apps\/api\/src\/([^/]+\/[^/]+)\//.exec(path)?.[1]
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
