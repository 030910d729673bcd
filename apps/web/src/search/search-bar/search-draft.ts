import { createContext } from 'react'

/** A search composed away from the results page, where the URL means something else. */
export type SearchDraft = { params: URLSearchParams; go: (next: URLSearchParams) => void }

export const SearchDraftContext = createContext<SearchDraft | null>(null)
