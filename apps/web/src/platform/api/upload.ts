import type { Endpoints } from '@marea/contract/endpoints.ts'
import type { CallInput, CallResult } from '@marea/contract/platform/endpoint.ts'
import { requestAsUser } from './api.ts'
import type { Parts } from './build-request.ts'
import { problemOf } from './problem-error.ts'

type UploadKey = {
  [Key in keyof Endpoints]: Endpoints[Key] extends { upload: string } ? Key : never
}[keyof Endpoints]

type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal }

/** A call with a file, sent by XMLHttpRequest because fetch reports no progress. */
export function upload<Key extends UploadKey>(
  key: Key,
  parts: CallInput<Endpoints[Key]>,
  { onProgress, signal }: UploadOptions,
): Promise<CallResult<Endpoints[Key]>> {
  const [url, { method = 'POST', headers, body }] = requestAsUser(key, parts as Parts)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers ?? {})) {
      request.setRequestHeader(name, String(value))
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onabort = () => reject(new DOMException('The upload was canceled', 'AbortError'))
    request.onload = () => {
      const response = new Response(request.responseText, { status: request.status })
      if (response.ok) resolve(JSON.parse(request.responseText).result)
      else problemOf(response, key).then(reject)
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(body as XMLHttpRequestBodyInit)
  })
}
