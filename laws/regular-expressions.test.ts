import isSafe from 'safe-regex2'
import { expect, test } from 'vitest'
import { isTest, listFiles } from './source.ts'

const literal =
  /(?<=[(,=:?[!&|{};]\s*|return\s+|^\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?=[\s.,;)\]}])/gm

/** Everything the server runs over what people send: rules of the contract, and the API. */
const patterns = listFiles(/^(apps\/api|packages\/contract)\/src\/.*\.ts$/)
  .filter((file) => !isTest(file))
  .flatMap(({ path, text }) =>
    [...text.matchAll(literal)].map(([, source = '', flags]) => ({
      path,
      pattern: new RegExp(source, flags),
    })),
  )

const maxRepetitions = 1000

/** Reviewed: each repetition begins with a character that the one before it cannot take. */
const reviewed = new Set([
  String.raw`^[\w-][\w.-]{0,127}(\/[\w-][\w.-]{0,127}){0,7}$`,
  String.raw`^-?\d+(\.\d+)?$`,
  String.raw`^\d{5}(-\d{4})?$`,
  String.raw`^t=([1-9]\d{0,14})(,v\d=[\da-f]{64})+$`,
  String.raw`(?<!:):([a-z]\w*)`,
  String.raw`^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$`,
  String.raw`^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$`,
  String.raw`^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$`,
  String.raw`(?<![\w.@])@[a-z][\w.]{3,}`,
  String.raw`(?<!\d)\d[\d.,]*\s?(%|usd|dollars?|dolares|pesos|mxn|euros?|sq|ft|feet|pies|m2|km|miles?|millas|min|guests?|huespedes|nights?|noches)\b`,
  String.raw`(?<!\d)\d+(,\d{3})+(\.\d+)?`,
  String.raw`(?<![\p{L}\d.,])\+?\(?\d(?:[\s().·–-]{0,3}\d){6,14}(?![\d\p{L}])`,
  String.raw`^\d{4}$|^\d{4}-(0[1-9]|1[0-2])(\.\.\d{4}-(0[1-9]|1[0-2]))?$`,
  String.raw`[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`,
  String.raw`(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{30,}`,
  String.raw`\b\d(?:[ -]?\d){8,}\b`,
  String.raw`(\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)`,
  '^[a-z0-9]+(-[a-z0-9]+)*$',
])

test('no regular expression repeats a repetition, which takes exponential time', () => {
  const nested = patterns
    .filter(({ pattern }) => !reviewed.has(pattern.source))
    .filter(({ pattern }) => !isSafe(pattern, { limit: maxRepetitions }))
  expect(nested.map(({ path, pattern }) => `${path} ${pattern}`)).toEqual([])
})

/** Characters that patterns here repeat, each many times over before something that ends the match. */
const pumps = [
  'a',
  'A',
  '0',
  ' ',
  '\t',
  '\n',
  '/',
  '.',
  ',',
  '-',
  '_',
  '@',
  ':',
  ';',
  '=',
  '"',
  '\\',
  '\0',
  '(',
  '[',
  '{{',
  'a.',
  '0,',
  '1 ',
  'a-',
  ' a',
  '\n ',
  '0.',
]

/** More than any text field takes; two nested loops over it take milliseconds, three take minutes. */
const length = 4000
const maxCpuMs = 1500

test('no regular expression takes long for a long text that almost matches', () => {
  const texts = pumps.flatMap((pump) => {
    const repeated = pump.repeat(length / pump.length)
    return [`${repeated}\u0001`, `\u0001${repeated}\u0001`, `https://a.b/${repeated}!`]
  })
  const slow = patterns.filter(({ pattern }) => {
    // Processor time, because a busy machine makes every measurement of time long.
    const begun = process.threadCpuUsage()
    for (const text of texts) text.replace(pattern, '')
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 1000 > maxCpuMs
  })
  expect(patterns.length).toBeGreaterThan(150)
  expect(slow.map(({ path, pattern }) => `${path} ${pattern}`)).toEqual([])
})
