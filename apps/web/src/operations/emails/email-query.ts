import { type EmailKind, isEmailKind } from '@marea/contract/operations/email-kinds.ts'
import { type EmailState, emailStates } from '@marea/contract/operations/emails.ts'

export type EmailFilters = {
  find?: string
  state?: EmailState
  kind?: EmailKind
  from?: string
  until?: string
  page: number
}

const day = /^2\d{3}-\d{2}-\d{2}$/

/** The filters of an address; what the API would refuse is left out. */
export function emailFilters(search: string): EmailFilters {
  const given = new URLSearchParams(search)
  const find = (given.get('find') ?? '').trim().slice(0, 100)
  const state = emailStates.find((each) => each === given.get('state'))
  const kind = given.get('kind') ?? ''
  const [from, until] = [given.get('from') ?? '', given.get('until') ?? '']
  const page = Number(given.get('page') ?? 1)
  return {
    ...(find ? { find } : {}),
    ...(state ? { state } : {}),
    ...(isEmailKind(kind) ? { kind } : {}),
    ...(day.test(from) ? { from } : {}),
    ...(day.test(until) ? { until } : {}),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function emailsAddress({ page, ...filters }: EmailFilters, opened?: string): string {
  const query = new URLSearchParams({
    ...filters,
    ...(page > 1 ? { page: String(page) } : {}),
    ...(opened ? { open: opened } : {}),
  })
  return query.size > 0 ? `/admin/emails?${query}` : '/admin/emails'
}
