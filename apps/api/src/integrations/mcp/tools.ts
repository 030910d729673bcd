import { getHome } from './get-home.ts'
import { quoteStay } from './quote-stay.ts'
import { searchHomes } from './search-homes.ts'

export const tools = [searchHomes, getHome, quoteStay] as const
