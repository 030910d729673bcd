import type { PageGiven } from '@marea/contract/pages.ts'
import { createContext } from 'react-router'

/** In a server loader: `context.get(pageContext).call('GET /…', …)`. */
export const pageContext = createContext<PageGiven>()
