import { expect, test } from 'vitest'
import { importsOf, isTest, listFiles } from './source.ts'

const sources = listFiles(/^apps\/api\/src\/.*\.ts$/).filter((file) => !isTest(file))

test('addresses that users enter can only be requested by platform/public-fetch, and those of the configuration by checks', () => {
  const clients = /^(node:https?|node:http2|node:tls|undici|axios|got|node-fetch)$/
  const importing = sources.filter((file) => importsOf(file).some((target) => clients.test(target)))
  expect(importing.map(({ path }) => path)).toEqual([
    'apps/api/src/operations/doctor/network-checks.ts',
    'apps/api/src/platform/public-fetch/public-fetch.ts',
  ])
})

test('fetch is called only with addresses of the configuration', () => {
  const calling = sources.filter(({ text }) => /(?<![.\w])fetch\(/.test(text))
  expect(calling.map(({ path }) => path)).toEqual([
    'apps/api/src/identity/openid/apple-exchange.ts',
    'apps/api/src/identity/openid/openid-keys.ts',
  ])
})
