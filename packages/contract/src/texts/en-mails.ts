import { bookingsMails } from '#bookings/texts/mails.en.ts'
import { identityMails } from '#identity/texts/mails.en.ts'
import { messagingMails } from '#messaging/texts/mails.en.ts'
import { ownersMails } from '#owners/texts/mails.en.ts'
import { paymentsMails } from '#payments/texts/mails.en.ts'
import { documentsTexts } from '#platform/texts/documents.en.ts'
import { mailTexts } from '#platform/texts/mail.en.ts'

/** Texts of emails and documents only; the browser never loads them. */
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
