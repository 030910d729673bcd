import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isPublicAddress } from './public-address.ts'

const maxMs = 10_000
const defaultMaxBytes = 1024 * 1024
const maxRedirects = 3

/** A host of our own that may be fetched although its address is not public: the stand-in's. */
export type LocalHost = { host: string; address: string; port: number }

/** All addresses of a name. */
type Resolve = (name: string) => Promise<{ address: string; family: number }[]>

type Options = {
  headers?: Record<string, string>
  local?: LocalHost | undefined
  maxMs?: number
  maxBytes?: number
  resolve?: Resolve
}

const resolveBySystem: Resolve = (name) => lookup(name, { all: true })

type FetchFailure =
  | 'address_refused'
  | 'unreachable'
  | 'timed_out'
  | 'too_large'
  | 'too_many_redirects'
  | 'unreadable'

export type PublicResponse =
  | { isFailure: false; status: number; headers: IncomingMessage['headers']; text: string }
  | { isFailure: true; failure: FetchFailure }

/**
 * Fetches a small text from an address that a user entered. Only public addresses are contacted,
 * the one that was checked is the one connected to, and time and size are limited whatever the
 * server sends.
 */
export async function fetchPublic(address: string, options: Options = {}): Promise<PublicResponse> {
  const signal = AbortSignal.timeout(options.maxMs ?? maxMs)
  try {
    return await followRedirects(address, { ...options, signal })
  } catch {
    return failed(signal.aborted ? 'timed_out' : 'unreachable')
  }
}

type Posting = Options & {
  body: Buffer
  /** Reads no more of the answer than this, instead of refusing a long one. */
  readBytes?: number
}

/** Like `fetchPublic`, but sends something; a redirect is an answer and is not followed. */
export async function postPublic(address: string, options: Posting): Promise<PublicResponse> {
  const signal = AbortSignal.timeout(options.maxMs ?? maxMs)
  const attempt = { ...options, signal }
  try {
    const url = URL.parse(address)
    const target = url && (await findTarget(url, attempt))
    if (!url || !target) return failed('address_refused')
    const response = await request(url, target, attempt)
    if (options.readBytes !== undefined) return await readBeginning(response, options.readBytes)
    return await readResponse(response, attempt)
  } catch {
    return failed(signal.aborted ? 'timed_out' : 'unreachable')
  }
}

/** Whether an address could be fetched now; false if it cannot be resolved. */
export async function isFetchable(
  address: string,
  { isSecure, ...options }: Options & { isSecure: boolean },
): Promise<boolean> {
  const url = URL.parse(address)
  if (!url || (isSecure && url.protocol !== 'https:' && url.host !== options.local?.host)) {
    return false
  }
  const signal = AbortSignal.timeout(options.maxMs ?? maxMs)
  return findTarget(url, { ...options, signal }).then(Boolean, () => false)
}

type Attempt = Options & { signal: AbortSignal; body?: Buffer }

async function followRedirects(address: string, attempt: Attempt): Promise<PublicResponse> {
  let next = address
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const url = URL.parse(next)
    const target = url && (await findTarget(url, attempt))
    if (!url || !target) return failed('address_refused')
    const response = await request(url, target, attempt)
    const location = redirectOf(response)
    if (location === undefined) return readResponse(response, attempt)
    response.destroy()
    next = URL.parse(location, url)?.href ?? ''
  }
  return failed('too_many_redirects')
}

type Target = { address: string; family: number; port?: number }

/** Every address of the name must be public, because the name's owner decides which comes first. */
async function findTarget(
  { protocol, host, hostname, username, password }: URL,
  { local, signal, resolve = resolveBySystem }: Attempt,
): Promise<Target | undefined> {
  if ((protocol !== 'http:' && protocol !== 'https:') || username || password) return undefined
  if (local && protocol === 'http:' && host === local.host) {
    return { address: local.address, port: local.port, family: 4 }
  }
  const name = hostname.replace(/^\[|\]$/g, '')
  const found = await abortable(resolve(name), signal)
  return found.every(({ address }) => isPublicAddress(address)) ? found[0] : undefined
}

/** A lookup cannot be canceled, but it need not be awaited. */
function abortable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return Promise.race([
    work,
    once(signal, 'abort').then(() => {
      throw signal.reason
    }),
  ])
}

async function request(
  url: URL,
  { address, family, port }: Target,
  { headers, signal, body }: Attempt,
): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? requestHttps : requestHttp
  const sent = open(url, {
    method: body ? 'POST' : 'GET',
    signal,
    agent: false,
    headers: { 'user-agent': 'marea', ...headers, 'accept-encoding': 'gzip' },
    // The name is not resolved again, so it cannot lead to another address than the checked one.
    lookup: (_name, { all }, found) =>
      all ? found(null, [{ address, family }]) : found(null, address, family),
    ...(port === undefined ? {} : { port }),
  })
  sent.end(body)
  const [response] = await once(sent, 'response')
  return response
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined
}

async function readResponse(response: IncomingMessage, attempt: Attempt): Promise<PublicResponse> {
  const { statusCode: status = 0, headers } = response
  const bytes = await readBytes(response, attempt)
  if (typeof bytes === 'string') return failed(bytes)
  return { isFailure: false, status, headers, text: bytes.toString('utf8') }
}

/** Only the fact that it answered matters, so an unreadable answer counts too. */
async function readBeginning(response: IncomingMessage, bytes: number): Promise<PublicResponse> {
  const { statusCode: status = 0, headers } = response
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= bytes) break
  }
  response.destroy()
  const isText = headers['content-encoding'] === undefined
  const text = isText ? Buffer.concat(chunks).subarray(0, bytes).toString('utf8') : ''
  return { isFailure: false, status, headers, text }
}

/** Counts both what is sent and what it unpacks to. */
async function readBytes(
  response: IncomingMessage,
  { signal, maxBytes = defaultMaxBytes }: Attempt,
): Promise<Buffer | FetchFailure> {
  const encoding = response.headers['content-encoding']?.toLowerCase() ?? 'identity'
  if (!['identity', 'gzip', 'x-gzip'].includes(encoding)) {
    response.destroy()
    return 'unreadable'
  }
  let sent = 0
  response.on('data', (chunk: Buffer) => {
    sent += chunk.length
    if (sent > maxBytes) response.destroy()
  })
  const unpacked = encoding === 'identity' ? response : unpack(response)
  try {
    return await collect(unpacked, maxBytes)
  } catch (error) {
    if (signal.aborted) throw error
    return sent > maxBytes ? 'too_large' : 'unreadable'
  } finally {
    response.destroy()
  }
}

function unpack(response: IncomingMessage): Readable {
  return pipeline(response, createGunzip(), () => undefined)
}

async function collect(stream: Readable, maxBytes: number): Promise<Buffer | 'too_large'> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > maxBytes) return 'too_large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function failed(failure: FetchFailure): PublicResponse {
  return { isFailure: true, failure }
}
