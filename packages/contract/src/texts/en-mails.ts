import { bookingsMails } from './en/bookings-mails.ts'
import { documentsTexts } from './en/documents.ts'
import { identityMails } from './en/identity-mails.ts'
import { mailTexts } from './en/mail.ts'
import { messagingMails } from './en/messaging-mails.ts'
import { ownersMails } from './en/owners-mails.ts'
import { paymentsMails } from './en/payments-mails.ts'

/** What only mails and documents say; the browser never loads it. */
export const enMails = {
  ...bookingsMails,
  ...documentsTexts,
  ...identityMails,
  ...mailTexts,
  ...messagingMails,
  ...ownersMails,
  ...paymentsMails,
}

export type MailKey = keyof typeof enMails
