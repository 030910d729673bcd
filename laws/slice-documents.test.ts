import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const slices = foldersIn(`${root}apps/api/src`)
const longestDocument = 30
const longestArchitecture = 120

describe.each(slices)('the document of %s', (slice) => {
  const folder = `${root}apps/api/src/${slice}`
  const text = readFileSync(`${folder}/README.md`, 'utf8')

  test('is short', () => {
    expect(linesOf(text)).toBeLessThanOrEqual(longestDocument)
  })

  test('names every ability of the slice, and no other', () => {
    const named = [...text.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, names = '']) =>
      names.split(', ').map((name) => name.replaceAll('`', '')),
    )
    expect(named.sort()).toEqual(foldersIn(folder))
  })
})

test('the architecture document is short and lists every slice', () => {
  const text = readFileSync(`${root}ARCHITECTURE.md`, 'utf8')
  expect(linesOf(text)).toBeLessThanOrEqual(longestArchitecture)
  expect(slices.filter((slice) => !text.includes(`\`${slice}\``))).toEqual([])
})

test('documents name decisions that exist', () => {
  const numbers = readdirSync(`${root}decisions`).map((name) => Number.parseInt(name, 10))
  const documents = ['README.md', 'ARCHITECTURE.md']
    .concat(slices.map((slice) => `apps/api/src/${slice}/README.md`))
    .filter((path) => existsSync(root + path))
  const wrong = documents.flatMap((path) =>
    decisionsIn(readFileSync(root + path, 'utf8'))
      .filter((number) => !numbers.includes(number))
      .map((number) => `${path}: ${number}`),
  )
  expect(wrong).toEqual([])
})

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

function linesOf(text: string): number {
  return text.split('\n').length - 1
}

function decisionsIn(text: string): number[] {
  return [...text.matchAll(/decisions? ([\d, and]*\d)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/\d+/g)].map(Number),
  )
}
