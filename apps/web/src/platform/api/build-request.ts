export type Parts = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  upload?: Record<string, Blob>
  idempotencyKey?: string
  /** The entity tag of what the page has already. */
  knownTag?: string | undefined
}

type Sender = { base: string; token?: string | undefined; forgeryToken?: string | undefined }

/** The HTTP request behind `call('POST /bookings/:id/cancellation', { params, body })`. */
export function buildRequest(
  key: string,
  parts: Parts,
  sender: Sender,
): [url: string, RequestInit] {
  const [method = 'GET', pattern = '/'] = key.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  )
  return [
    `${sender.base}${path}${queryString(parts.query)}`,
    {
      method,
      headers: headersOf(parts, sender),
      credentials: 'include',
      ...bodyOf(parts),
    },
  ]
}

/** The browser sets a form's content type; its fields come before its file, as the API requires. */
function bodyOf({ body, upload }: Parts): Pick<RequestInit, 'body'> {
  if (!upload) return body === undefined ? {} : { body: JSON.stringify(body) }
  const form = new FormData()
  for (const [field, value] of Object.entries(body ?? {})) form.append(field, String(value))
  for (const [field, file] of Object.entries(upload)) form.append(field, file)
  return { body: form }
}

function headersOf(
  { body, upload, idempotencyKey, knownTag }: Parts,
  { token, forgeryToken }: Sender,
): Record<string, string> {
  return {
    accept: 'application/json',
    ...(knownTag && { 'if-none-match': knownTag }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(body !== undefined && !upload && { 'content-type': 'application/json' }),
    ...(token && { authorization: token }),
    ...(forgeryToken && { 'x-xsrf-token': forgeryToken }),
  }
}

function queryString(query: Parts['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  }
  return search.size > 0 ? `?${search}` : ''
}
