import { expect, test } from 'vitest'
import { importedPaths, listFiles } from './source.ts'

const sources = listFiles(/^(apps|packages|stand-ins|demo|bench)\/.*\.tsx?$/)

test('no file imports itself by way of others, types included', () => {
  const known = new Set(sources.map(({ path }) => path))
  const imports = new Map(
    sources.map((file) => [file.path, importedPaths(file).filter((path) => known.has(path))]),
  )
  expect(findCycles(imports)).toEqual([])
})

/** The shortest way back to itself of each file that has one, each cycle once. */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const reported = new Set<string>()
  const cycles: string[] = []
  for (const start of imports.keys()) {
    const cycle = reported.has(start) ? undefined : shortestWayBack(start, imports)
    if (!cycle) continue
    for (const path of cycle) reported.add(path)
    cycles.push([...cycle, start].join(' → '))
  }
  return cycles
}

function shortestWayBack(
  start: string,
  imports: ReadonlyMap<string, readonly string[]>,
): string[] | undefined {
  const seen = new Set<string>()
  const ways = [[start]]
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}
