import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../../test/people.ts'
import { homeOf } from '../../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

async function* formWithPhoto(megabytes: readonly number[]) {
  yield '--edge\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'
  for (const each of megabytes) {
    yield Buffer.alloc(each * 1024 * 1024, 0xff)
    await setTimeout(50)
  }
  yield '\r\n--edge--\r\n'
}

test('a photo that reaches the limit at the end of a chunk and goes on is too large', async () => {
  const ines = await signedIn(marea, 'ines', { profile: 'OWNER' })
  const { slug } = await homeOf(marea, ines.id)
  const { body } = await ines.call('POST', `/owner/homes/${slug}/photos`, {
    payload: Readable.from(formWithPhoto([5, 1])),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  })
  expect(body.error.code).toBe('files.too_large')
})
