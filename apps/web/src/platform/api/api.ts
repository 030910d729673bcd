import type { Endpoints } from '@marea/contract/platform/endpoints.ts'
import type { Call, Given } from '@marea/contract/platform/pages.ts'
import { readPage } from '#platform/page/page.tsx'
import { clearUser, dropSignIn, readHeldSignIn, readUser } from '#platform/session/session.ts'
import { configuredBase, plainBase } from './api-base.ts'
import { buildRequest, type Parts } from './build-request.ts'
import { problemOf } from './problem-error.ts'

/** Calls the configured API as the signed-in user. */
export const call = client(asUser)

/** Calls the API host of the page's origin without a session. */
export const callPlain = client(() => ({ base: plainBase(location.origin, apiUrl()) }))

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

type CallOptions = { base: string; token?: string | undefined; timeoutMs?: number }

function asUser(): CallOptions {
  return { base: configuredBase(apiUrl()), token: (readHeldSignIn() ?? readUser())?.token }
}

/** A lost answer would leave a skeleton forever; after this long the page offers to try again. */
const readTimeoutMs = 30_000

function client(sender: () => CallOptions): Call {
  async function send(key: string, parts?: Parts) {
    const limit = key.startsWith('GET ') ? { timeoutMs: readTimeoutMs } : {}
    const response = await fetchResponse(key, parts, { ...sender(), ...limit })
    const { result } = await response.json()
    return result
  }
  return send as Call
}

async function fetchResponse(
  key: string,
  parts: Parts = {},
  { timeoutMs, ...sender }: CallOptions,
): Promise<Response> {
  const from = { ...sender, forgeryToken: cookie('XSRF-TOKEN') }
  const [url, request] = buildRequest(key, parts, from)
  const limit = timeoutMs ? { signal: AbortSignal.timeout(timeoutMs) } : {}
  const response = await fetch(url, { ...request, ...limit })
  if (response.status === 401 && from.token) signOutEnded(from.token)
  if (!response.ok) throw await problemOf(response)
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

function apiUrl(): string | undefined {
  return readPage().config.apiUrl
}
