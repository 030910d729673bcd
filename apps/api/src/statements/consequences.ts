import type { Consequences } from '#platform/events/consequences.ts'
import { emailRequestedStatement, emailSealedMonth } from './monthly/statement-mails.ts'
import { emailPayout, emailSkippedPayout, isPayout, needsOwner } from './payouts/mails.ts'

export const statementsConsequences: Consequences = {
  'wallet.withdrawal_sent': {
    'email-owner': { isWanted: isPayout, follow: emailPayout('sent') },
  },
  'wallet.withdrawal_rejected': {
    'email-owner': { isWanted: isPayout, follow: emailPayout('rejected') },
  },
  'wallet.withdrawal_returned': {
    'email-owner': { isWanted: isPayout, follow: emailPayout('returned') },
  },
  'owners.payout_skipped': {
    'email-owner': { isWanted: needsOwner, follow: emailSkippedPayout },
  },
  'owners.month_sealed': {
    'email-statement': { isWanted: ({ isLatest }) => isLatest, follow: emailSealedMonth },
  },
  'owners.statement_requested': { 'email-statement': emailRequestedStatement },
}
