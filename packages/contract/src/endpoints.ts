import { devEndpoints } from './dev.ts'
import { identityEndpoints } from './identity.ts'
import { localeEndpoints } from './locale.ts'
import { operationsEndpoints } from './operations.ts'
import { ownersEndpoints } from './owners.ts'

/** Every call of the product, keyed by method and path. */
export const endpoints = {
  ...devEndpoints,
  ...identityEndpoints,
  ...localeEndpoints,
  ...operationsEndpoints,
  ...ownersEndpoints,
}

export type Endpoints = typeof endpoints
