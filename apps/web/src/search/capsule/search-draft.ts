import { createContext } from 'react'

/** A search that is being put together away from the results, where the address says something else. */
export type SearchDraft = { params: URLSearchParams; go: (next: URLSearchParams) => void }

export const SearchDraftContext = createContext<SearchDraft | null>(null)
