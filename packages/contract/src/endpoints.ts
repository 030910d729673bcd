import { localeEndpoints } from './locale.ts'

/** Every call of the product, keyed by method and path. */
export const endpoints = {
  ...localeEndpoints,
}

export type Endpoints = typeof endpoints
