import { endpoints } from '@marea/contract/endpoints.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { mailTextTables, textTables } from '@marea/contract/texts/tables.ts'
import { describe, expect, test } from 'vitest'
import photos from '../demo/photos/photos.json' with { type: 'json' }
import { bannedEverywhere, bannedInInterface } from './banned-words.ts'
import { isTest, listFiles } from './source.ts'
import { summaryVerbs } from './summary-verbs.ts'

const literal = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

const written =
  /^demo\/.*\.ts$|\/migrations\/0(2[6-9]|[3-9])\d+_.*\.sql$|^apps\/api\/src\/(integrations\/mcp|platform\/http\/openapi)/

/** Sentences of the demo, of the API’s description and of articles that migrations add. */
const prose = Object.fromEntries([
  ...listFiles(written)
    .filter((file) => !isTest(file))
    .flatMap(({ path, text }) =>
      [...text.matchAll(literal)]
        .map(([, single, template], index) => [`${path} ${index}`, single ?? template ?? ''])
        .filter(([, sentence = '']) => sentence.includes(' ')),
    ),
  ...photos.map(({ key, alt }) => [`photo ${key}`, Object.values(alt).join(' | ')]),
])

const summaries = Object.fromEntries(
  Object.entries(endpoints).map(([key, endpoint]) => [`summary ${key}`, endpoint.summary]),
)

for (const language of languages) {
  const texts = {
    ...textTables[language],
    ...mailTextTables[language],
    ...(language === 'en' ? summaries : {}),
  }
  describe(`texts, emails and summaries in ${language}`, () => {
    const rules = { ...bannedInInterface[language], ...bannedEverywhere[language] }
    test.each(Object.entries(rules))('say “%s”', (_, pattern) => {
      expect(against(pattern, texts)).toEqual({})
    })
  })
  describe(`demo, photo descriptions and articles by the words of ${language}`, () => {
    test.each(Object.entries(bannedEverywhere[language] ?? {}))('say “%s”', (_, pattern) => {
      expect(against(pattern, prose)).toEqual({})
    })
  })
}

test('every API summary begins with a verb that says what the call does', () => {
  const others = Object.entries(endpoints).filter(
    ([, { summary }]) => !summaryVerbs.has(/^\w+/.exec(summary)?.[0] ?? ''),
  )
  expect(others.map(([key, { summary }]) => `${key}: ${summary}`)).toEqual([])
})

function against(pattern: RegExp, texts: Readonly<Record<string, string>>): object {
  const found = Object.entries(texts).filter(([, text]) => pattern.test(withoutParams(text)))
  return Object.fromEntries(found)
}

function withoutParams(text: string): string {
  return text.replaceAll(/{{\w+}}/g, '…')
}
