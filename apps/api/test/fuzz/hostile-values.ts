import fc from 'fast-check'

const deep = 2000

/** Texts that have broken parsers, databases, file systems, logs or pages elsewhere. */
const hostileText = fc.constantFrom(
  '',
  ' ',
  'a\0b',
  '\ud83c',
  '\u202eevil\u2066',
  '\u{10ffff}\uffff',
  'Ａ'.repeat(300),
  'é'.repeat(5000),
  'x'.repeat(100_000),
  '\r\nset-cookie: a=b',
  "' or 1=1; --",
  '%00%0d%0a',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '{{7*7}}#{7*7}',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://example.test")',
  'javascript:alert(1)',
  '//example.test',
  'http://127.0.0.1:1/',
  'http://[::ffff:10.0.0.1]/',
  'http://2130706433/',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
)

const hostileNumber = fc.constantFrom(
  0,
  -0,
  -1,
  0.1,
  1e21,
  -1e21,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  Number.MIN_VALUE,
)

const hostileDate = fc.constantFrom(
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  '2026-11-15T25:61:61Z',
  '2026-12-31T23:59:60Z',
)

const hostileUuid = fc.constantFrom(
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{00000000-0000-4000-8000-000000000000}',
)

export const hostileWord = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: hostileDate },
  { weight: 1, arbitrary: hostileUuid },
  { weight: 1, arbitrary: hostileNumber.map(String) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileWord },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 1 }) },
  { weight: 1, arbitrary: fc.array(hostileWord, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 5000 }, () => 'x')) },
  { weight: 1, arbitrary: fc.object({ maxDepth: 3, withNullPrototype: true }) },
)

/** Names that mean something to an object in JavaScript. */
export const prototypeKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString')

/** Bodies that are no JSON of any schema; the parser itself must refuse them or live with them. */
export const hostilePayload = fc.constantFrom(
  '',
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '{',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'['.repeat(deep)}${']'.repeat(deep)}`,
  `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
  `{"a":${'9'.repeat(5000)}}`,
  `"${'x'.repeat(300_000)}"`,
  '\ufeff{}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  'a=1&b=2',
)

export const hostileContentType = fc.constantFrom(
  undefined,
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;;;',
  'multipart/form-data',
  'multipart/form-data; boundary=edge',
  'application/json, text/html',
)
