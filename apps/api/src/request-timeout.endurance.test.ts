import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../test/people.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

let marea: TestApp
let port: number
let token: string

beforeAll(async () => {
  marea = await openTestApp({ environment: { REQUEST_TIMEOUT_MS: '200' } })
  token = (await signedIn(marea, 'Laura')).token
  await marea.app.listen({ port: 0, host: '127.0.0.1' })
  port = (marea.app.server.address() as AddressInfo).port
})
afterAll(() => marea.close())

/** Sends the beginning of a request and nothing more, and waits until the server closes. */
async function beginRequest(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  socket.write(text)
  await once(socket, 'close')
  return heard.split('\r\n')[0] ?? ''
}

const begin = (...lines: string[]) => [...lines, 'host: marea.test'].join('\r\n')
const json = 'content-type: application/json'
const signIn = 'POST /api/user/login/email HTTP/1.1'

test.each([
  ['its headers', begin('GET /health HTTP/1.1')],
  ['a body of known length', `${begin(signIn, json, 'content-length: 99')}\r\n\r\n{`],
  ['a body in chunks', `${begin(signIn, json, 'transfer-encoding: chunked')}\r\n\r\n1\r\n{\r\n`],
])('a client that never finishes %s is disconnected', async (_, text) => {
  expect(await beginRequest(text)).toMatch(/^HTTP\/1.1 408 /)
})

test('a client that never finishes its upload is disconnected', async () => {
  const type = 'content-type: multipart/form-data; boundary=edge'
  const lines = ['PUT /api/user/photo HTTP/1.1', `authorization: ${token}`, type]
  const part = '--edge\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\nx'
  const text = `${begin(...lines, 'content-length: 9999')}\r\n\r\n${part}`
  expect(await beginRequest(text)).toMatch(/^HTTP\/1.1 408 /)
})

test('a client that never finishes a body nobody reads is disconnected after its answer', async () => {
  const text = `${begin('GET /health HTTP/1.1', 'content-length: 99')}\r\n\r\na`
  expect(await beginRequest(text)).toMatch(/^HTTP\/1.1 200 /)
})
