import { type AdminAct, adminActs } from '@marea/contract/platform/admin-acts.ts'

export type AuditQuery = {
  admin?: string
  act?: AdminAct
  subject?: string
  from?: string
  to?: string
  before?: number
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const day = /^2\d{3}-\d{2}-\d{2}$/

/** The filters of an address; what the API would refuse is left out. */
export function auditQuery(search: string): AuditQuery {
  const given = new URLSearchParams(search)
  const valid = (name: string, pattern: RegExp) => {
    const value = given.get(name)?.trim() ?? ''
    return pattern.test(value) ? { [name]: value } : {}
  }
  const act = adminActs.find((each) => each === given.get('act'))
  const before = Number(given.get('before'))
  return {
    ...valid('admin', id),
    ...(act ? { act } : {}),
    ...valid('subject', /^.{1,120}$/),
    ...valid('from', day),
    ...valid('to', day),
    ...(Number.isSafeInteger(before) && before > 0 ? { before } : {}),
  }
}

export function withBefore(search: string, before: number | null): string {
  const params = new URLSearchParams(search)
  if (before === null) params.delete('before')
  else params.set('before', String(before))
  return params.size > 0 ? `?${params}` : ''
}
