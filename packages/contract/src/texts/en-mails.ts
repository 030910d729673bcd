import { homeOfferEmails } from '#bookings/texts/home-offer-mails.en.ts'
import { bookingEmails } from '#bookings/texts/mails.en.ts'
import { restEmails } from '#bookings/texts/rest/mails.en.ts'
import { channelsEmails } from '#channels/texts/mails.en.ts'
import { identityEmails } from '#identity/texts/mails.en.ts'
import { integrationsEmails } from '#integrations/texts/mails.en.ts'
import { mcpTexts } from '#integrations/texts/mcp.en.ts'
import { messagingEmails } from '#messaging/texts/mails.en.ts'
import { notificationTexts } from '#notifications/texts/notifications.en.ts'
import { homeDeskEmailTexts } from '#operations/texts/desks/home-mails.en.ts'
import { reviewDeskEmailTexts } from '#operations/texts/desks/review-mails.en.ts'
import { ownerEmails } from '#owners/texts/mails.en.ts'
import { taxDocumentsTexts } from '#owners/texts/tax-documents.en.ts'
import { giftCardEmails } from '#payments/texts/gift-card-mails.en.ts'
import { paymentEmails } from '#payments/texts/mails.en.ts'
import { documentsTexts } from '#platform/texts/documents.en.ts'
import { mailTexts } from '#platform/texts/mail.en.ts'
import { savedSearchEmails } from '#search/texts/saved-search-mails.en.ts'
import { coHostEmails } from '#suites/texts/mails.en.ts'

/** Texts of emails and documents only; the browser never loads them. */
export const enMails = {
  ...bookingEmails,
  ...coHostEmails,
  ...homeDeskEmailTexts,
  ...reviewDeskEmailTexts,
  ...savedSearchEmails,
  ...homeOfferEmails,
  ...restEmails,
  ...channelsEmails,
  ...documentsTexts,
  ...identityEmails,
  ...mailTexts,
  ...messagingEmails,
  ...integrationsEmails,
  ...mcpTexts,
  ...notificationTexts,
  ...ownerEmails,
  ...taxDocumentsTexts,
  ...giftCardEmails,
  ...paymentEmails,
}

export type MailKey = keyof typeof enMails
