import type { Belonging } from '../user-data.ts'
import type { Upload } from './upload.ts'

/** Who has access, what a valid call sends, and which resource it names. */
export type AccessRow = {
  who: 'anyone' | 'signed-in' | 'admin' | 'nobody'
  query?: string
  body?: object
  upload?: Upload
  of?: Belonging
  /** URL parameters that name no resource of a user. */
  params?: Record<string, string>
  /** It names a home or a request that does not exist, which even admins do not find. */
  namesNothing?: true
}

export const anyone: AccessRow = { who: 'anyone' }
export const signedInOnly: AccessRow = { who: 'signed-in' }
export const adminOnly: AccessRow = { who: 'admin' }
export const notConfigured: AccessRow = { who: 'nobody' }

export const suite = { slug: 'no-such-suite' }
export const stay = { checkIn: '2026-12-01', checkOut: '2026-12-05', guests: 2 }
