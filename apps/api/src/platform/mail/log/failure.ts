import type { EmailReason } from '@marea/contract/operations/emails.ts'

export const addressBounced = 'address bounced'
export const noReader = 'no reader'

/** Failures of our own, which have no code of a mail server. */
const ownFailures: Record<string, EmailReason> = {
  [addressBounced]: 'address_bounced',
  [noReader]: 'no_reader',
  'refused not written': 'not_written',
  'unreachable process lost': 'process_lost',
  'unknown process lost': 'process_lost',
}

const outcomes = ['bounced', 'rejected', 'refused', 'unreachable', 'unknown'] as const

/** A stored failure is one of our own, or the outcome of an attempt and the code of the mail server. */
export function readFailure(failure: string): { reason: EmailReason; code: string | null } {
  const own = ownFailures[failure]
  if (own) return { reason: own, code: null }
  const [outcome, ...code] = failure.split(' ')
  const reason = outcomes.find((each) => each === outcome) ?? 'unknown'
  return { reason, code: code.join(' ') || null }
}
