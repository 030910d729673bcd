import { devEndpoints } from './dev.ts'
import { localeEndpoints } from './locale.ts'

/** Every call of the product, keyed by method and path. */
export const endpoints = {
  ...devEndpoints,
  ...localeEndpoints,
}

export type Endpoints = typeof endpoints
