import { expect, test } from 'vitest'
import { listFiles } from './source.ts'

const registries = listFiles(/^packages\/contract\/src\/(endpoints|events|problems)\.ts$/)

/** A spread over a spread wins without a word, so two slices must not define one name. */
test.each(registries)('$path has each name from one file: rename one of two', async ({ text }) => {
  const parts = await Promise.all(partsOf(text).map(({ name, path }) => keysOf(path, name)))
  expect(parts.length).toBeGreaterThan(10)
  const places = Map.groupBy(parts.flat(), ({ key }) => key)
  const twice = [...places.values()].filter((found) => found.length > 1)
  expect(twice.map((found) => found.map(({ key, path }) => `${key} in ${path}`))).toEqual([])
})

/** The tables that a registry spreads, and where they are. */
function partsOf(text: string): { name: string; path: string }[] {
  const imported = [...text.matchAll(/^import \{ (\w+) \} from '#([^']+)'$/gm)]
  return imported
    .map(([, name = '', path = '']) => ({ name, path }))
    .filter(({ name }) => text.includes(`  ...${name},`))
}

async function keysOf(path: string, name: string): Promise<{ key: string; path: string }[]> {
  const table = (await import(`@marea/contract/${path}`))[name]
  return Object.keys(table).map((key) => ({ key, path }))
}
