import type { EmailState } from '@marea/contract/operations/emails.ts'
import type { Tone } from '#ui/text/badge.tsx'

export const emailTones: Record<EmailState, Tone> = {
  waiting: 'info',
  sent: 'good',
  unknown: 'warn',
  bounced: 'bad',
  refused: 'bad',
  given_up: 'bad',
}
