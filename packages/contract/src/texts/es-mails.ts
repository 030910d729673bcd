import { homeOfferEmails } from '#bookings/texts/home-offer-mails.es.ts'
import { bookingEmails } from '#bookings/texts/mails.es.ts'
import { restEmails } from '#bookings/texts/rest/mails.es.ts'
import { channelsEmails } from '#channels/texts/mails.es.ts'
import { identityEmails } from '#identity/texts/mails.es.ts'
import { integrationsEmails } from '#integrations/texts/mails.es.ts'
import { mcpTexts } from '#integrations/texts/mcp.es.ts'
import { messagingEmails } from '#messaging/texts/mails.es.ts'
import { notificationTexts } from '#notifications/texts/notifications.es.ts'
import { homeDeskEmailTexts } from '#operations/texts/desks/home-mails.es.ts'
import { reviewDeskEmailTexts } from '#operations/texts/desks/review-mails.es.ts'
import { ownerEmails } from '#owners/texts/mails.es.ts'
import { taxDocumentsTexts } from '#owners/texts/tax-documents.es.ts'
import { giftCardEmails } from '#payments/texts/gift-card-mails.es.ts'
import { paymentEmails } from '#payments/texts/mails.es.ts'
import { documentsTexts } from '#platform/texts/documents.es.ts'
import { mailTexts } from '#platform/texts/mail.es.ts'
import { savedSearchEmails } from '#search/texts/saved-search-mails.es.ts'
import { coHostEmails } from '#suites/texts/mails.es.ts'
import type { MailKey } from './en-mails.ts'

export const esMails: Record<MailKey, string> = {
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
