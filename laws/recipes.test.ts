import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const document = readFileSync(`${root}docs/change/recipes.md`, 'utf8')
const recipes = document.split(/^## /m).slice(1)

const workspaces = new Map([
  ['contract', 'packages/contract/src'],
  ['api', 'apps/api/src'],
  ['web', 'apps/web/src'],
])

/** The path of a file or folder in backticks; undefined for other words in backticks. */
function pathOf(words: string): string | undefined {
  if (!/^[\w-]+(\/[\w.-]+)+$/.test(words)) return undefined
  const [first = '', ...rest] = words.split('/')
  return [workspaces.get(first) ?? first, ...rest].join('/')
}

function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => pathOf(words) ?? [])
}

function filesToEdit(recipe: string): string[] {
  return [...recipe.matchAll(/^\| `([^`]+)` \|/gm)].flatMap(([, words = '']) => pathOf(words) ?? [])
}

test('there are ten recipes, numbered in order', () => {
  expect(recipes.map((recipe) => Number.parseInt(recipe, 10))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
})

test('a recipe names files and tests that exist', () => {
  expect(pathsIn(document).filter((path) => !existsSync(root + path))).toEqual([])
})

test('a recipe counts its files and folders', () => {
  for (const recipe of recipes) {
    const [heading = ''] = recipe.split('\n')
    const files = filesToEdit(recipe)
    const folders = new Set(files.map((path) => (/\.\w+$/.test(path) ? posix.dirname(path) : path)))
    const [, counted = '0', inFolders = '0'] = /(\d+) files? in (\d+) folders?/.exec(heading) ?? []
    expect({ heading, files: Number(counted), folders: Number(inFolders) }).toEqual({
      heading,
      files: files.length,
      folders: folders.size,
    })
  }
})
