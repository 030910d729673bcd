import { expect, test } from 'vitest'
import { importsOf, listFiles, type SourceFile } from './source.ts'

const stripeAdapter = 'apps/api/src/platform/cards/stripe/'

function pathsOf(files: SourceFile[], isImport: (target: string) => boolean): string[] {
  return files.filter((file) => importsOf(file).some(isImport)).map(({ path }) => path)
}

test('in the API only the Stripe adapter imports Stripe', () => {
  const api = listFiles(/^(apps\/api|demo|bench)\/.*\.ts$/)
  const importing = pathsOf(api, (target) => /^stripe(\/|$)/.test(target))
  expect(importing.length).toBeGreaterThan(0)
  expect(importing.filter((path) => !path.startsWith(stripeAdapter))).toEqual([])
})

test('a stand-in imports nothing of the product', () => {
  const standIns = listFiles(/^stand-ins\/.*\.(ts|js)$/)
  const isForeign = (target: string) => target.startsWith('@marea/') || target.startsWith('../')
  expect(standIns.length).toBeGreaterThan(0)
  expect(pathsOf(standIns, isForeign)).toEqual([])
})
