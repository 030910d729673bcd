import { expect, test } from 'vitest'
import { buildRequest } from './build-request.ts'

test('a call fills path, query and body', () => {
  const [url, init] = buildRequest(
    'POST /bookings/:id/cancellation',
    {
      params: { id: 'a b' },
      query: { dry: true, skip: undefined, tag: ['x', 'y'] },
      body: { a: 1 },
    },
    { base: '/api' },
  )
  expect(url).toBe('/api/bookings/a%20b/cancellation?dry=true&tag=x&tag=y')
  expect(init).toMatchObject({ method: 'POST', body: '{"a":1}' })
})

test('the token is sent without a prefix', () => {
  const [, { headers }] = buildRequest('GET /user/info', {}, { base: '/api', token: 'abc' })
  expect(headers).toEqual({ accept: 'application/json', authorization: 'abc' })
})

test('the anti-forgery cookie is repeated in its header', () => {
  const [, { headers }] = buildRequest('DELETE /user', {}, { base: '/api', forgeryToken: 'f' })
  expect(headers).toMatchObject({ 'x-xsrf-token': 'f' })
})

test('a file is sent as a form field with the browser’s own content type', () => {
  const photo = new Blob(['x'], { type: 'image/png' })
  const [, { body, headers }] = buildRequest('PUT /user/photo', { upload: { photo } }, { base: '' })
  expect(body instanceof FormData && body.get('photo')).toBeInstanceOf(Blob)
  expect(headers).not.toHaveProperty('content-type')
})

test('a call that moves money carries its key, so that a repeat changes nothing', () => {
  const parts = { body: { amount: 1 }, idempotencyKey: 'k-1' }
  const [, { headers }] = buildRequest('POST /wallet/withdrawals', parts, { base: '/api' })
  expect(headers).toMatchObject({ 'idempotency-key': 'k-1' })
})

test('the fields of a form with a file come before the file', () => {
  const image = new Blob(['x'], { type: 'image/png' })
  const parts = { body: { document: 'passport' }, upload: { image } }
  const [, { body, headers }] = buildRequest('PUT /x', parts, { base: '' })
  expect(body instanceof FormData && [...body.keys()]).toEqual(['document', 'image'])
  expect(headers).not.toHaveProperty('content-type')
})
