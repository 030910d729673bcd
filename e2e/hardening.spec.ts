import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from './support/marea.ts'
import { openSettled } from './support/rendering.ts'

const marea = () => new URL(process.env.MAREA_URL ?? '')

/** Sends a raw request line, which no browser would send, and returns the status. */
async function statusOf(line: string): Promise<number> {
  const socket = connect(Number(marea().port), 'localhost')
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.write(`${line} HTTP/1.1\r\nhost: ${marea().host}\r\nconnection: close\r\n\r\n`)
  await once(socket, 'close')
  return Number(answer.split(' ')[1])
}

test('no malformed URL causes a server error @desktop', async () => {
  const spellings = [
    ...['//', '///', '//evil.example/x', '/\\evil', 'http://evil.example//', '/%2f%2fevil'],
    ...['/..', '/%2e%2e/secret-key', '/.data', '/_root.data', '/_.data', '/__manifest', '/%5c'],
    ...['/%', '/%00', '/%c0%80', '/?where=%ff', '/?where=%00', '/suite-details/%00.data'],
    ...['/favorites/x.data', '/blog/x.data', '/dev/outbox.data?_routes=', '/chat/%00', '/a.data'],
  ]
  for (const spelling of spellings) {
    const status = await statusOf(`GET ${spelling}`)
    expect([spelling, status >= 200 && status < 500]).toEqual([spelling, true])
  }
})

test('pages accept no form post except Apple’s @desktop', async ({ request }) => {
  for (const path of ['/', '/sign-in', '/auth/callback.data', '/suite-details/x']) {
    expect((await request.post(path, { form: { a: 'b' } })).status()).toBe(405)
  }
  const apple = await request.post('/auth/callback', { form: { code: '1', state: '2' } })
  expect(apple.status()).toBe(200)
})

test('responses are not stored by shared caches @desktop', async ({ request }) => {
  const paths = ['/', '/faqs', '/faqs.data', '/suite-details/casa-almendro', '/sign-in', '/nowhere']
  for (const path of [...paths, '/sitemap.xml', '/robots.txt']) {
    const headers = (await request.get(path)).headers()
    expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/^private, no-/)])
    expect(headers['surrogate-control']).toBeUndefined()
  }
})

test('unknown query keys do not change a page @desktop', async ({ request }) => {
  const plain = await request.get('/faqs')
  const other = await request.get('/faqs?utm_source=somewhere')
  expect(other.headers().etag).toBe(plain.headers().etag)
  const dated = await request.get('/suite-details/casa-almendro?guests=4&x=1')
  expect(dated.headers().etag).not.toBe(
    (await request.get('/suite-details/casa-almendro')).headers().etag,
  )
})

test('no page asks for what the content security policy refuses @desktop', async ({ page }) => {
  const refused: string[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Audits.issueAdded', ({ issue }) => {
    if (issue.code === 'ContentSecurityPolicyIssue') refused.push(JSON.stringify(issue.details))
  })
  await devtools.send('Audits.enable')
  for (const path of ['/', '/suite-details/casa-almendro', '/faqs']) {
    await openSettled(page, path)
  }
  expect(refused).toEqual([])
})
