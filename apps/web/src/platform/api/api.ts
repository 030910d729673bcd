import type { Endpoints } from '@marea/contract/endpoints.ts'
import type { Call, Given } from '@marea/contract/pages.ts'
import type { CallInput, CallResult } from '@marea/contract/platform/endpoint.ts'
import { readPage } from '#platform/page/page.tsx'
import { clearUser, dropSignIn, readHeldSignIn, readUser } from '#platform/session/session.ts'
import { apiBase } from './api-base.ts'
import { buildRequest, type Parts } from './build-request.ts'
import { problemOf } from './problem-error.ts'

/** Calls the configured API as the signed-in user. */
export const call = client(asUser)

/** Calls the API host of the page's origin without a session. */
export const callPlain = client(() => ({ base: baseOfPage() }))

/** For figures without a person: sent even while the page is closing, without session and cookies, and never awaited. */
export function sendFigures<Key extends keyof Endpoints>(key: Key, ...[parts]: Given<Key>): void {
  const [url, request] = buildRequest(key, parts ?? {}, { base: baseOfPage() })
  fetch(url, { ...request, credentials: 'omit', keepalive: true }).catch(() => undefined)
}

type Changed<Key extends keyof Endpoints> = { result: CallResult<Endpoints[Key]>; tag: string }

/** For large responses: undefined if the page already has the response tagged `knownTag`. */
export async function callIfChanged<Key extends keyof Endpoints>(
  key: Key,
  parts: CallInput<Endpoints[Key]> & Pick<Parts, 'knownTag'>,
): Promise<Changed<Key> | undefined> {
  const response = await fetchResponse(key, parts as Parts, asUser())
  if (response.status === 304) return undefined
  const { result } = await response.json()
  return { result, tag: response.headers.get('etag') ?? '' }
}

/** For responses that are files, such as a CSV table or a PDF receipt. */
export async function callForFile<Key extends keyof Endpoints>(
  key: Key,
  ...[parts]: Given<Key>
): Promise<Blob> {
  const response = await fetchResponse(key, parts as Parts | undefined, asUser())
  return response.blob()
}

/** The request that `call` would send, for uploads that report their progress. */
export function requestAsUser(key: string, parts: Parts): [url: string, RequestInit] {
  return buildRequest(key, parts, { ...asUser(), forgeryToken: cookie('XSRF-TOKEN') })
}

type CallOptions = { base: string; token?: string | undefined }

function asUser(): CallOptions {
  return { base: baseOfPage(), token: (readHeldSignIn() ?? readUser())?.token }
}

function client(sender: () => CallOptions): Call {
  async function send(key: string, parts?: Parts) {
    const response = await fetchResponse(key, parts, sender())
    const { result } = await response.json()
    return result
  }
  return send as Call
}

async function fetchResponse(
  key: string,
  parts: Parts = {},
  sender: CallOptions,
): Promise<Response> {
  const from = { ...sender, forgeryToken: cookie('XSRF-TOKEN') }
  const [url, request] = buildRequest(key, parts, from)
  const response = await fetch(url, request)
  if (response.status === 401 && from.token) signOutEnded(from.token)
  const isUnchanged = parts.knownTag !== undefined && response.status === 304
  if (!response.ok && !isUnchanged) throw await problemOf(response, key)
  return response
}

/** A token that is no longer accepted signs the user out. */
function signOutEnded(token: string) {
  if (readUser()?.token === token) clearUser()
  if (readHeldSignIn()?.token === token) dropSignIn()
}

function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}

export function baseOfPage(): string {
  return apiBase(location.origin, readPage().config)
}
