import { bookingsMails } from '#bookings/texts/mails.es.ts'
import { identityMails } from '#identity/texts/mails.es.ts'
import { messagingMails } from '#messaging/texts/mails.es.ts'
import { ownersMails } from '#owners/texts/mails.es.ts'
import { paymentsMails } from '#payments/texts/mails.es.ts'
import { documentsTexts } from '#platform/texts/documents.es.ts'
import { mailTexts } from '#platform/texts/mail.es.ts'
import type { MailKey } from './en-mails.ts'

export const esMails: Record<MailKey, string> = {
  ...bookingsMails,
  ...documentsTexts,
  ...identityMails,
  ...mailTexts,
  ...messagingMails,
  ...ownersMails,
  ...paymentsMails,
}
