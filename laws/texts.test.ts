import { endpoints } from '@marea/contract/endpoints.ts'
import { defaultLanguage, languages, perLanguage } from '@marea/contract/platform/language.ts'
import { problems } from '@marea/contract/problems.ts'
import { mailTextTables, textTables } from '@marea/contract/texts/tables.ts'
import { expect, test } from 'vitest'
import { generateTextRegistry } from '../apps/api/test/generate/text-registry.ts'
import { isTest, listFiles } from './source.ts'

const tables = perLanguage((language) => ({
  ...textTables[language],
  ...mailTextTables[language],
}))
const en = tables[defaultLanguage]
const pluralForm = /_(zero|one|two|few|many|other)$/

const code = listFiles(/^(apps|packages|demo)\/.*\.tsx?$/)
  .filter((file) => !isTest(file) && !file.path.includes('/texts/'))
  .map(({ text }) => text)
  .join('\n')

const quoted = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, text = '']) => text))
/** What stands before the first value in a template, as in `wallet.${state}`. */
const begun = new Set([...code.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, text = '']) => text))

test.each(languages)(
  '%s has the same keys as the default language, and every plural form has “other”',
  (language) => {
    expect(phrases(tables[language])).toEqual(phrases(en))
    const singulars = Object.keys(tables[language]).filter((key) => key.endsWith('_one'))
    const others = singulars.map((key) => key.replace(pluralForm, '_other'))
    expect(others.filter((key) => !(key in tables[language]))).toEqual([])
  },
)

test('the list of texts has all of them, each written once', () => {
  generateTextRegistry({ verify: true })
})

/** Languages have different plural forms of the same phrase. */
function phrases(table: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.keys(table).map((key) => key.replace(pluralForm, '')))].sort()
}

test('every text is used', () => {
  const unused = Object.keys(en).filter((key) => {
    if (key.startsWith('problem.')) return false
    const base = key.replace(pluralForm, '')
    return !quoted.has(base) && !isBuilt(base)
  })
  expect(unused).toEqual([])
})

function isBuilt(key: string): boolean {
  const parts = key.split('.')
  return parts.some((_, index) => index > 0 && begun.has(`${parts.slice(0, index).join('.')}.`))
}

test('every key that code names exists', () => {
  const areas = new Set(Object.keys(en).map((key) => key.split('.')[0]))
  const named = [...code.matchAll(/\btext\(\s*'([a-z][\w.-]+)'/gi)].map(([, key = '']) => key)
  const missing = named.filter(
    (key) => areas.has(key.split('.')[0]) && !(key in en) && !(`${key}_other` in en),
  )
  expect(missing).toEqual([])
})

test('every problem code is used and has an error status', () => {
  for (const [problem, { status }] of Object.entries(problems)) {
    expect(quoted.has(problem), problem).toBe(true)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
  }
})

test('every endpoint rejects unknown fields', () => {
  for (const [key, endpoint] of Object.entries(endpoints)) {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = part in endpoint ? Reflect.get(endpoint, part) : undefined
      if (schema?.def.type !== 'object') continue
      expect(schema.safeParse({ unknownField: 1 }).error?.issues, `${key} ${part}`).toContainEqual(
        expect.objectContaining({ code: 'unrecognized_keys' }),
      )
    }
  }
})
