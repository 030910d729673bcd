import { languages } from '@marea/contract/platform/language.ts'
import { expect, test } from 'vitest'
import { isTest, listFiles } from './source.ts'

/** Text tables, formats by language, content by language, and services outside the product. */
const mayNameLanguages = [
  /^packages\/contract\/src\/platform\/language\.ts$/,
  /\/texts\//,
  /^packages\/contract\/src\/notifications\/kinds\//,
  /^packages\/contract\/src\/.*problems\.ts$/,
  /^packages\/contract\/src\/platform\/time\//,
  /^apps\/web\/src\/ui\/format\//,
  /^apps\/web\/src\/dev\/ui-texts/,
  /^(demo|stand-ins|bench)\//,
  /\/generated\//,
]

const code = languages.join('|')
const named = new RegExp(
  `(['"\`])(${code})\\1|\\b(${code})\\s*:|[{,]\\s*(${code})(?=\\s*[,}])`,
  'g',
)

test('only the registry and text tables name several languages', () => {
  const sources = listFiles(/^(apps|packages|stand-ins|demo|bench|scripts|e2e)\/.*\.(ts|tsx|js)$/)
  const wrong = sources
    .filter((file) => !isTest(file) || file.path.startsWith('e2e/support/'))
    .filter(({ path }) => !mayNameLanguages.some((pattern) => pattern.test(path)))
    .filter(({ text }) => namesOf(text).size > 1 || comparesLanguage(text))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

function namesOf(text: string): Set<string> {
  return new Set([...text.matchAll(named)].flatMap(([, , ...names]) => names.filter(Boolean)))
}

/** A question whether the language is a certain one leaves no place for a third. */
function comparesLanguage(text: string): boolean {
  return new RegExp(`[!=]==?\\s*'(${code})'|lang=(${code})\\b`).test(text)
}
