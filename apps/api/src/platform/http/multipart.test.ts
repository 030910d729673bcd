import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'

let marea: TestApp
let laura: Someone

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())

const edge = 'multipart/form-data; boundary=edge'
const file = 'content-disposition: form-data; name="photo"; filename="me.png"'
const field = (name: string, value: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test.each([
  ['without a boundary', 'multipart/form-data', `--edge\r\n${file}\r\n\r\nx\r\n--edge--\r\n`],
  ['with an empty boundary', 'multipart/form-data; boundary=', '----\r\n'],
  ['of another boundary', edge, `--other\r\n${file}\r\n\r\nx\r\n--other--\r\n`],
  ['cut off in its headers', edge, `--edge\r\n${file}`],
  ['cut off in its file', edge, `--edge\r\n${file}\r\n\r\nx`],
  ['without a name', edge, '--edge\r\ncontent-disposition: form-data\r\n\r\nx\r\n--edge--\r\n'],
  ['that is empty', edge, ''],
  ['of nothing but line ends', edge, '\r\n'.repeat(1000)],
  ['with a field of a prototype', edge, `${field('__proto__', 'x')}--edge--\r\n`],
  [
    'with broken JSON',
    edge,
    `--edge\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: application/json\r\n\r\n{\r\n--edge--\r\n`,
  ],
  ['with a hundred fields', edge, `${field('a', 'b').repeat(100)}--edge--\r\n`],
  ['with a field of a megabyte', edge, `${field('a', 'b'.repeat(2 ** 20))}--edge--\r\n`],
])('a form %s is refused as the sender’s fault', async (_, type, payload) => {
  const { status, body } = await laura.call('PUT', '/user/photo', {
    payload,
    headers: { 'content-type': type },
  })
  expect([status, body.error.code]).toEqual([
    expect.toSatisfy((code) => code >= 400 && code < 500),
    expect.stringMatching(/^(request|files)\./),
  ])
})

test('a field that PostgreSQL cannot store is refused before its rule reads it', async () => {
  const photo = `--edge\r\n${file.replace('photo', 'image')}\r\n\r\nx\r\n--edge--\r\n`
  const booking = '00000000-0000-4000-8000-000000000000'
  const { status, body } = await laura.call('PUT', `/bookings/${booking}/main-host-id`, {
    payload: `${field('number', 'A\0B')}${photo}`,
    headers: { 'content-type': edge },
  })
  expect([status, body.error.code]).toEqual([400, 'request.invalid'])
})
