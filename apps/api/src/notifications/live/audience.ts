import { audienceOf, coHostRoleFor } from '@marea/contract/events.ts'
import type { CoHostRole } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import { includes } from '#suites/managed-home.ts'
import type { LiveEventRow } from './live-store.ts'

const suitePrefix = 'suite:'
const userPrefix = 'user:'

/** The people that the event itself names. */
export function namedIn({ kind, subject, data }: LiveEventRow): string[] {
  const values = audienceOf(kind).map((field) =>
    field === 'subject' ? userOf(subject) : data[field],
  )
  return values.filter((value) => typeof value === 'string')
}

export function userOf(subject: string): string | undefined {
  return subject.startsWith(userPrefix) ? subject.slice(userPrefix.length) : undefined
}

/** The home whose co-hosts may hear of the event. */
export function homeOf({ kind, subject, data }: LiveEventRow): string | undefined {
  if (coHostRoleFor(kind) === undefined) return undefined
  if (subject.startsWith(suitePrefix)) return subject.slice(suitePrefix.length)
  return typeof data.suiteId === 'string' ? data.suiteId : undefined
}

/** The role is what the person may do as a co-host in the home of the event. */
export function isForCoHost({ kind }: LiveEventRow, role: CoHostRole | undefined): boolean {
  const least = coHostRoleFor(kind)
  return least !== undefined && role !== undefined && includes(role, least)
}
