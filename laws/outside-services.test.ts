import { expect, test } from 'vitest'
import { importsOf, listFiles, type SourceFile } from './source.ts'

const stripeAdapters = [
  'apps/api/src/platform/cards/stripe/',
  'apps/web/src/payments/processor/stripe/',
]

function pathsOf(files: SourceFile[], isImport: (target: string) => boolean): string[] {
  return files.filter((file) => importsOf(file).some(isImport)).map(({ path }) => path)
}

test.each(stripeAdapters)('%s imports Stripe', (adapter) => {
  expect(importingStripe().some((path) => path.startsWith(adapter))).toBe(true)
})

test('only the Stripe adapters of the API and of the browser import Stripe', () => {
  const isAdapter = (path: string) => stripeAdapters.some((adapter) => path.startsWith(adapter))
  expect(importingStripe().filter((path) => !isAdapter(path))).toEqual([])
})

function importingStripe(): string[] {
  const product = listFiles(/^(apps|packages|demo|bench)\/.*\.tsx?$/)
  return pathsOf(product, (target) => /^(@stripe\/[^/]+|stripe)(\/|$)/.test(target))
}

test('a stand-in imports nothing of the product', () => {
  const standIns = listFiles(/^stand-ins\/.*\.(ts|js)$/)
  const isForeign = (target: string) => target.startsWith('@marea/') || target.startsWith('../')
  expect(standIns.length).toBeGreaterThan(0)
  expect(pathsOf(standIns, isForeign)).toEqual([])
})
