import type { Endpoints } from '@marea/contract/endpoints.ts'
import type { Call, Given } from '@marea/contract/pages.ts'
import { configuredBase, plainBase } from './api-base.ts'
import { readPage } from './page.tsx'
import { problemOf } from './problem-error.ts'
import { type Parts, requestOf } from './request-of.ts'
import { forgetUser, readUser } from './session.ts'

/** Speaks as the signed-in reader to the configured API. */
export const call = client(asReader)

/** Speaks as nobody to the API host of the page's origin. */
export const callPlain = client(() => ({ base: plainBase(location.origin, apiUrl()) }))

/** For answers that are files: a table for a spreadsheet, a receipt to print. */
export async function callForFile<Key extends keyof Endpoints>(
  key: Key,
  ...[parts]: Given<Key>
): Promise<Blob> {
  const response = await answerTo(key, parts as Parts | undefined, asReader())
  return response.blob()
}

type Sender = { base: string; token?: string | undefined }

function asReader(): Sender {
  return { base: configuredBase(apiUrl()), token: readUser()?.token }
}

function client(sender: () => Sender): Call {
  async function send(key: string, parts?: Parts) {
    const response = await answerTo(key, parts, sender())
    const { result } = await response.json()
    return result
  }
  return send as Call
}

async function answerTo(key: string, parts: Parts = {}, sender: Sender): Promise<Response> {
  const from = { ...sender, forgeryToken: cookie('XSRF-TOKEN') }
  const response = await fetch(...requestOf(key, parts, from))
  if (response.status === 401 && from.token) forgetEnded(from.token)
  if (!response.ok) throw await problemOf(response)
  return response
}

/** A token that is no longer accepted signs its reader out quietly. */
function forgetEnded(token: string) {
  if (readUser()?.token === token) forgetUser()
}

function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}

function apiUrl(): string | undefined {
  return readPage().config.apiUrl
}
