import type { Consequences } from '#platform/events/consequences.ts'
import { eraseGuestDetails } from './account-deletion.ts'
import { dateHostIdDeletion } from './host-id/main-host-id.ts'
import { emailBalance } from './mail/balance-mails.ts'
import { emailGuest, emailOwner } from './mail/booking-mails.ts'
import { emailHostIdVerdict } from './mail/host-id-mails.ts'
import { emailOffer, emailOfferAnswer } from './mail/offer-mails.ts'

export const bookingsConsequences: Consequences = {
  'booking.confirmed': {
    'email-guest': emailGuest('confirmed'),
    'email-owner': emailOwner('confirmed'),
    'date-host-id-deletion': dateHostIdDeletion,
  },
  'booking.changed': {
    'email-guest': emailGuest('changed'),
    'email-owner': emailOwner('changed'),
    'date-host-id-deletion': dateHostIdDeletion,
  },
  'booking.cancelled': {
    'email-guest': emailGuest('cancelled'),
    'email-owner': emailOwner('cancelled'),
    'date-host-id-deletion': dateHostIdDeletion,
  },
  'booking.expired': { 'date-host-id-deletion': dateHostIdDeletion },
  'booking.abandoned': { 'date-host-id-deletion': dateHostIdDeletion },
  'booking.refunded': {
    'email-guest': emailGuest('refunded'),
    'email-owner': emailOwner('refunded'),
  },
  'booking.payment_returned': { 'email-guest': emailGuest('payment_returned') },
  'booking.completed': { 'email-guest': emailGuest('completed') },
  'booking.home_offered': { 'email-guest': emailOffer },
  'booking.home_offer_answered': { 'email-owner': emailOfferAnswer },
  'booking.rest_due_soon': { 'email-guest': emailBalance('due_soon') },
  'booking.rest_declined': { 'email-guest': emailBalance('declined') },
  'booking.rest_paid': { 'email-guest': emailBalance('paid') },
  'identity.host_id_accepted': { 'email-guest': emailHostIdVerdict('accepted') },
  'identity.host_id_rejected': { 'email-guest': emailHostIdVerdict('rejected') },
  'identity.account_deleted': { 'erase-comments': eraseGuestDetails },
}
