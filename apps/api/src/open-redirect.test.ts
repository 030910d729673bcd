import { endpoints } from '@marea/contract/endpoints.ts'
import { isLocalPath } from '@marea/contract/identity/local-path.ts'
import type { Endpoint } from '@marea/contract/platform/endpoint.ts'
import { expect, test } from 'vitest'
import { resolveReturnUrl } from '#payments/return-url.ts'
import { textFields } from '../test/schema-fields.ts'

const foreign = [
  'https://evil.test',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '\n//evil.test',
  'javascript:alert(1)',
  'data:text/html,evil',
  'https://marea.test@evil.test',
  'https://marea.test.evil.test',
]

/** Every field by which a caller says where somebody goes next. */
const targets = Object.entries<Endpoint>(endpoints).flatMap(([key, { query, body }]) =>
  [query, body].flatMap((schema) =>
    (schema ? textFields(schema) : [])
      .filter((path) =>
        /^(next|return|redirect|continue|callback|to_?url|goto)/i.test(String(path[0])),
      )
      .map((path) => ({ key, name: String(path[0]), schema })),
  ),
)

test('every field that names the next page is known and checked', () => {
  expect(targets.map(({ key, name }) => `${key} ${name}`).sort()).toEqual([
    'POST /bookings/:id/change returnUrl',
    'POST /bookings/:id/hours/:request/payment returnUrl',
    'POST /bookings/:id/payment returnUrl',
    'POST /bookings/:id/rest returnUrl',
    'POST /gift-cards returnUrl',
    'POST /payment-methods returnUrl',
    'POST /user/email-confirmation/mail next',
    'POST /user/register next',
    'POST /wallet/deposits returnUrl',
  ])
})

test.each(foreign)('%j is no page of ours', (url) => {
  const origins = { publicUrl: 'https://marea.test', corsOrigins: ['https://app.marea.test'] }
  expect(isLocalPath(url)).toBe(false)
  expect(() => resolveReturnUrl(origins, url)).toThrow()
})

test.each(['/my-wallet', '/checkout/1?step=2', 'https://marea.test/a', 'https://app.marea.test/'])(
  'the bank may send a guest back to %s',
  (url) => {
    const origins = { publicUrl: 'https://marea.test', corsOrigins: ['https://app.marea.test'] }
    expect(resolveReturnUrl(origins, url)).toMatch(/^https:\/\/(app\.)?marea\.test\//)
  },
)
