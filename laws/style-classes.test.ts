import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, type SourceFile } from './source.ts'

const src = 'apps/web/src'
const modules = listFiles(/^apps\/web\/src\/.*\.module\.css$/)
const sources = listFiles(/^apps\/web\/src\/.*\.tsx?$/)

/** How a source uses a module: by name, or in a way that only running it tells. */
type Use = { path: string; module: string; classes: Set<string>; isComputed: boolean }

const uses = sources.flatMap(usesIn)

test('every class that a component names stands in its module', () => {
  const known = new Map(modules.map((file) => [file.path, classesOf(file)]))
  const missing = uses.flatMap(({ path, module, classes }) =>
    [...classes.difference(known.get(module) ?? new Set())].map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('every class of a module is used', () => {
  const unused = modules.flatMap((file) => {
    const own = uses.filter(({ module }) => module === file.path)
    if (own.some(({ isComputed }) => isComputed)) return []
    const used = new Set(own.flatMap(({ classes }) => [...classes]))
    return [...classesOf(file).difference(used)].map((name) => `${file.path}: ${name}`)
  })
  expect(unused).toEqual([])
})

function usesIn({ path, text }: SourceFile): Use[] {
  const code = text.replace(/'[^'\n]*'/g, "''")
  const imports = text.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)
  return [...imports].map(([, name = '', target = '']) => ({
    path,
    module: target.startsWith('#')
      ? `${src}/${target.slice(1)}`
      : posix.join(posix.dirname(path), target),
    classes: new Set(
      code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')).map(([, used]) => used ?? ''),
    ),
    isComputed: new RegExp(`\\b${name}(?![\\w.])(?! from)`).test(code),
  }))
}

function classesOf({ text }: SourceFile): Set<string> {
  const rules = text.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '').matchAll(/([^{};]+)\{/g)
  const names = rules.flatMap(([, selector = '']) => selector.matchAll(/\.([a-zA-Z]\w*)/g))
  return new Set(names.map(([, name = '']) => name))
}
