import type { Right } from '../../src/suites/managed-home.ts'
import type { TestApp } from '../test-app.ts'
import type { ManagedHome } from './managed-home.ts'
import type { Upload } from './upload.ts'

export type OwnerRoute = {
  /** The least a co-host needs; `own` is for the owner and operations. */
  right: Right
  /** Lists what a person may see, so strangers get an empty list. */
  isList?: true
  /** Belongs to no home that exists, so every owner may, and no home's co-host. */
  isNew?: true
  /** Belongs to the owner and to no home, so nobody else finds it. */
  isPersonal?: true
  /** Operations act for owners, but they do not speak for them. */
  isOwnVoice?: true
  params?: (home: ManagedHome, marea: TestApp) => Promise<Record<string, string>>
  query?: (home: ManagedHome) => string
  body?: (home: ManagedHome) => object
  upload?: Upload
}
