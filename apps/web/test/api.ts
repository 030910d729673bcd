import type { PublicConfig } from '@marea/contract/pages.ts'
import { vi } from 'vitest'

type Sent = { path: string; method: string; body: unknown; idempotencyKey: string | null }
type Answer = (sent: Sent) => unknown

/** Stands in for the API at the level of fetch; a path without an answer fails as a lost network. */
export function standInForApi(answers: Record<string, Answer>): Sent[] {
  const requests: Sent[] = []
  writePageData()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace(/^.*?\/api\//, '/')
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const headers = new Headers(init.headers)
    const sent = { path, method, body, idempotencyKey: headers.get('idempotency-key') }
    requests.push(sent)
    const answer = answers[`${method} ${path}`]
    if (!answer) throw new TypeError('Failed to fetch')
    const given = await answer(sent)
    return given instanceof Response ? given : Response.json({ result: given })
  })
  return requests
}

/** The API's address is read from the data that the server writes into every page. */
export function writePageData(config: Partial<PublicConfig> = {}): void {
  document.getElementById('page')?.remove()
  const data = document.createElement('script')
  data.id = 'page'
  data.type = 'application/json'
  data.textContent = JSON.stringify({ config })
  document.head.append(data)
}

export function refuse(status: number, code: string): Response {
  const error = { code, message: code, requestId: 'test' }
  return Response.json({ error }, { status })
}
