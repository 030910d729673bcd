import { homeOfferEmails } from '#bookings/texts/home-offer-mails.es.ts'
import { bookingEmails } from '#bookings/texts/mails.es.ts'
import { channelsEmails } from '#channels/texts/mails.es.ts'
import { identityEmails } from '#identity/texts/mails.es.ts'
import { messagingEmails } from '#messaging/texts/mails.es.ts'
import { notificationTexts } from '#notifications/texts/notifications.es.ts'
import { ownerEmails } from '#owners/texts/mails.es.ts'
import { taxDocumentsTexts } from '#owners/texts/tax-documents.es.ts'
import { paymentEmails } from '#payments/texts/mails.es.ts'
import { documentsTexts } from '#platform/texts/documents.es.ts'
import { mailTexts } from '#platform/texts/mail.es.ts'
import { coHostEmails } from '#suites/texts/mails.es.ts'
import type { MailKey } from './en-mails.ts'

export const esMails: Record<MailKey, string> = {
  ...bookingEmails,
  ...coHostEmails,
  ...homeOfferEmails,
  ...channelsEmails,
  ...documentsTexts,
  ...identityEmails,
  ...mailTexts,
  ...messagingEmails,
  ...notificationTexts,
  ...ownerEmails,
  ...taxDocumentsTexts,
  ...paymentEmails,
}
