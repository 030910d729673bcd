import type { RawResponse } from '#platform/http/raw-response.ts'
import type { ParsedSearch } from '#search/query.ts'

/** `asked` is null if a change of any home may change the answer, because facets count all homes. */
export type CachedAnswer = { answer: RawResponse; asked: ParsedSearch | null }
