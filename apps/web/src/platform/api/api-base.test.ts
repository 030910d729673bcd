import { expect, test } from 'vitest'
import { apiBase, stageOf } from './api-base.ts'

test.each([
  ['http://localhost:3000', 'local'],
  ['http://127.0.0.1:3000', 'local'],
  ['http://[::1]:3000', 'local'],
  ['https://dev.marea.test', 'development'],
  ['https://staging-2.marea.test', 'development'],
  ['https://marea.test', 'production'],
  ['https://devon.marea.test', 'production'],
])('a page at %s belongs to the %s host', (origin, stage) => {
  expect(stageOf(origin)).toBe(stage)
})

const development = 'https://dev.marea.test'
const pages = ['http://localhost:3000', development, 'https://marea.test']

test.each(pages)('without a configured API, a page at %s calls its own origin', (origin) => {
  expect(apiBase(origin, {})).toBe('/api')
})

test.each(pages)(
  'the configured API serves a page at %s, with or without a trailing slash',
  (origin) => {
    const apiUrl = 'https://api.marea.test/v1'
    expect(apiBase(origin, { apiUrl })).toBe(apiUrl)
    expect(apiBase(origin, { apiUrl: `${apiUrl}/` })).toBe(apiUrl)
  },
)

test('a development page calls the development host', () => {
  const hosts = {
    apiUrl: 'https://api.marea.test',
    developmentApiUrl: 'https://api-dev.marea.test/',
  }
  expect(pages.map((origin) => apiBase(origin, hosts))).toEqual([
    'https://api.marea.test',
    'https://api-dev.marea.test',
    'https://api.marea.test',
  ])
})
