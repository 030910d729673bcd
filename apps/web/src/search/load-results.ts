import type { Call } from '@marea/contract/pages.ts'
import type { ProblemCode } from '@marea/contract/problems.ts'
import type { DateChoice } from '@marea/contract/search/date-choices.ts'
import type { SearchResult } from '@marea/contract/search/endpoints.ts'
import { choicesQuery, hasFlexibleDates } from './dates/flexible-dates.ts'
import { readPages, toQuery } from './query.ts'

export type LoadedResults =
  | { result: SearchResult; choices: DateChoice[]; code: null }
  | { result: null; choices: DateChoice[]; code: ProblemCode }

export async function loadResults(call: Call, params: URLSearchParams): Promise<LoadedResults> {
  const query = toQuery(params)
  const further = Array.from({ length: readPages(params) - 1 }, (_, index) => String(index + 2))
  try {
    const [choices, first, ...others] = await Promise.all([
      loadChoices(call, params),
      call('GET /suites', { query }),
      ...further.map((page) => call('GET /suites', { query: { ...query, page, facets: 'false' } })),
    ])
    const items = [first, ...others].flatMap((each) => each.items)
    return { result: { ...first, items, page: 1 + others.length }, choices, code: null }
  } catch (error) {
    const code = searchErrorCode(error)
    if (code === null) throw error
    return { result: null, choices: [], code }
  }
}

/** Homes are shown even if their date choices cannot be loaded. */
async function loadChoices(call: Call, params: URLSearchParams): Promise<DateChoice[]> {
  if (!hasFlexibleDates(params)) return []
  const loading = call('GET /date-choices', { query: choicesQuery(params) })
  return loading.then(({ choices }) => choices).catch(() => [])
}

/** A search that cannot be fulfilled gets a message, not an error page. */
function searchErrorCode(error: unknown): ProblemCode | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  const { code } = error
  return isSearchError(code) ? code : null
}

function isSearchError(code: unknown): code is ProblemCode {
  return typeof code === 'string' && /^(stay|search|request)\./.test(code)
}
