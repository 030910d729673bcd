import type { MailKey } from './en-mails.ts'
import { bookingsMails } from './es/bookings-mails.ts'
import { documentsTexts } from './es/documents.ts'
import { identityMails } from './es/identity-mails.ts'
import { mailTexts } from './es/mail.ts'
import { messagingMails } from './es/messaging-mails.ts'
import { ownersMails } from './es/owners-mails.ts'
import { paymentsMails } from './es/payments-mails.ts'

export const esMails: Record<MailKey, string> = {
  ...bookingsMails,
  ...documentsTexts,
  ...identityMails,
  ...mailTexts,
  ...messagingMails,
  ...ownersMails,
  ...paymentsMails,
}
