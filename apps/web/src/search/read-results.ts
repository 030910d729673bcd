import type { Call } from '@marea/contract/platform/pages.ts'
import type { ProblemCode } from '@marea/contract/platform/problems.ts'
import type { SearchResult } from '@marea/contract/search/endpoints.ts'
import { readPages, toQuery } from './query.ts'

export type Found = { result: SearchResult; code: null } | { result: null; code: ProblemCode }

/** Everything a URL shows: the first page with its facets and the further pages. */
export async function find(call: Call, params: URLSearchParams): Promise<Found> {
  const query = toQuery(params)
  const further = Array.from({ length: readPages(params) - 1 }, (_, index) => String(index + 2))
  try {
    const [first, ...others] = await Promise.all([
      call('GET /suites', { query }),
      ...further.map((page) => call('GET /suites', { query: { ...query, page, facets: 'false' } })),
    ])
    const items = [first, ...others].flatMap((each) => each.items)
    return { result: { ...first, items, page: 1 + others.length }, code: null }
  } catch (error) {
    const code = refusalOf(error)
    if (code === null) throw error
    return { result: null, code }
  }
}

/** A search that cannot be fulfilled gets a message, not an error page. */
function refusalOf(error: unknown): ProblemCode | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  const { code } = error
  return isRefusal(code) ? code : null
}

function isRefusal(code: unknown): code is ProblemCode {
  return typeof code === 'string' && /^(stay|search|request)\./.test(code)
}
