import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { StoredFile } from '../../src/platform/ports.ts'

const bucket = 'marea'
const accessKey = 'the key'
const secretKey = 'the/secret+of the store'

type Answer = { status: number; body?: Buffer | string; type?: string }

/** Speaks the S3 protocol for one bucket and accepts only requests signed with Signature Version 4. */
export async function startS3StandIn() {
  const objects = new Map<string, StoredFile>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const fault = faultOf(request, body)
    const answer = fault ? refusal(403, fault) : answerOf(objects, request, body)
    response.writeHead(answer.status, {
      ...(answer.type ? { 'content-type': answer.type } : {}),
      'content-length': Buffer.byteLength(answer.body ?? ''),
    })
    response.end(answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const at = ({ key = accessKey, secret = secretKey, name = bucket } = {}) =>
    `http://${encodeURIComponent(key)}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${name}`
  return {
    url: at(),
    urlWithWrongSecret: at({ secret: 'a guess' }),
    urlOfMissingBucket: at({ name: 'elsewhere' }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answerOf(
  objects: Map<string, StoredFile>,
  { method, url = '', headers }: IncomingMessage,
  bytes: Buffer,
): Answer {
  const path = decodeURIComponent(new URL(url, 'http://s3').pathname)
  const [, name, ...key] = path.split('/')
  if (name !== bucket) return refusal(404, 'NoSuchBucket')
  const at = key.join('/')
  if (method === 'PUT') {
    objects.set(at, { bytes, type: headers['content-type'] ?? 'binary/octet-stream' })
    return { status: 200 }
  }
  if (method === 'DELETE') {
    objects.delete(at)
    return { status: 204 }
  }
  if (at === '') return listing([...objects.keys()])
  const object = objects.get(at)
  if (!object) return refusal(404, 'NoSuchKey')
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const { type } = object
  if (!first) return { status: 200, body: object.bytes, type }
  return { status: 206, body: object.bytes.subarray(Number(first), Number(last) + 1), type }
}

/** The second version of the list, in one page. */
function listing(keys: string[]): Answer {
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  const body = `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`
  return { status: 200, body, type: 'application/xml' }
}

function refusal(status: number, code: string): Answer {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return { status, body, type: 'application/xml' }
}

function faultOf(request: IncomingMessage, body: Buffer): string | undefined {
  const pattern = /^AWS4-HMAC-SHA256 Credential=(.+?)\/(.+?), SignedHeaders=(.+?), Signature=(\w+)$/
  const [, key, scope, signed, signature] = pattern.exec(request.headers.authorization ?? '') ?? []
  if (key !== accessKey || !scope || !signed) return 'InvalidAccessKeyId'
  if (header(request, 'x-amz-content-sha256') !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) {
    return 'AccessDenied'
  }
  const expected = signatureOf(request, { scope, signed: signed.split(';') })
  return expected === signature ? undefined : 'SignatureDoesNotMatch'
}

function signatureOf(
  request: IncomingMessage,
  { scope, signed }: { scope: string; signed: string[] },
): string {
  const { pathname, search } = new URL(request.url ?? '', 'http://s3')
  const canonical = [
    request.method,
    pathname,
    search.slice(1).split('&').sort().join('&'),
    ...signed.map((name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}`),
    '',
    signed.join(';'),
    header(request, 'x-amz-content-sha256'),
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', header(request, 'x-amz-date'), scope, sha256(canonical)]
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${secretKey}`)
  return hmac(key, text.join('\n')).toString('hex')
}

function header({ headers }: IncomingMessage, name: string): string {
  return String(headers[name] ?? '')
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex')
}
