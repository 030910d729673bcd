import { expect, test } from 'vitest'
import { configuredBase, plainBase, stageOf } from './api-base.ts'

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

test('without a configured API every page calls its own origin', () => {
  expect(plainBase('http://localhost:3000', undefined)).toBe('/api')
  expect(plainBase('https://marea.test', undefined)).toBe('/api')
})

test('the configured API serves production, with or without a trailing slash', () => {
  expect(plainBase('https://marea.test', 'https://api.marea.test/')).toBe('https://api.marea.test')
  expect(plainBase('http://localhost:3000', 'https://api.marea.test')).toBe('/api')
  expect(configuredBase('https://api.marea.test/v1/')).toBe('https://api.marea.test/v1')
})
