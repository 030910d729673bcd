import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { fetchPublic } from '#platform/public-fetch/public-fetch.ts'

/** Pages are larger than calendars: some carry everything that they show as data. */
const maxBytes = 5 * 1024 * 1024

/** The text of a public page; private addresses are refused. */
export async function fetchPage(ctx: Ctx, address: string): Promise<string> {
  const response = await fetchPublic(address, {
    headers: { accept: 'text/html, application/ld+json, application/json;q=0.9' },
    local: ctx.ports.feeds.standIn,
    maxBytes,
  })
  if (!response.isFailure && response.status === 200) return response.text
  const failure = response.isFailure ? response.failure : null
  if (failure === 'address_refused') throw new Problem('imports.address_refused')
  if (failure === 'too_large') throw new Problem('imports.too_large')
  throw new Problem('imports.page_unreachable')
}
