import { createContext } from 'react'

/** A search composed on a page other than the results, whose URL has another meaning. */
export type SearchDraft = { params: URLSearchParams; go: (next: URLSearchParams) => void }

export const SearchDraftContext = createContext<SearchDraft | null>(null)
