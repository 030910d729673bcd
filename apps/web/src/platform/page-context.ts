import { createContext } from 'react-router'
import type { PageGiven } from './page-given.ts'

/** In a server loader: `context.get(pageContext).call('GET /…', …)`. */
export const pageContext = createContext<PageGiven>()
