import { endpoints } from '@marea/contract/platform/endpoints.ts'
import { problems } from '@marea/contract/platform/problems.ts'
import { en as web } from '@marea/contract/texts/en.ts'
import { enMails } from '@marea/contract/texts/en-mails.ts'
import { es as webEs } from '@marea/contract/texts/es.ts'
import { esMails } from '@marea/contract/texts/es-mails.ts'
import { expect, test } from 'vitest'
import { isTest, listFiles } from './source.ts'

const en = { ...web, ...enMails }
const es = { ...webEs, ...esMails }

const code = listFiles(/^(apps|packages|demo)\/.*\.tsx?$/)
  .filter((file) => !isTest(file) && !file.path.includes('/texts/'))
  .map(({ text }) => text)
  .join('\n')

test('both languages have the same keys', () => {
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort())
})

test('every text is used', () => {
  const unused = Object.keys(en).filter((key) => {
    if (key.startsWith('problem.')) return false
    const base = key.replace(/_(zero|one|two|few|many|other)$/, '')
    return !code.includes(`'${base}'`) && !isBuilt(base)
  })
  expect(unused).toEqual([])
})

function isBuilt(key: string): boolean {
  const parts = key.split('.')
  return parts.some(
    (_, index) => index > 0 && code.includes(`\`${parts.slice(0, index).join('.')}.\${`),
  )
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
    expect(code, problem).toContain(`'${problem}'`)
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
