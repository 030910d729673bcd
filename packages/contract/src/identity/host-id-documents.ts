export const hostIdDocuments = ['passport', 'national_id', 'driving_license'] as const
export type HostIdDocument = (typeof hostIdDocuments)[number]

/** Letters and digits of a document number; separators do not count. */
export function normalizeHostIdNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s./-]/g, '')
}

export const hostIdNumber = /^[A-Z0-9]{5,30}$/
