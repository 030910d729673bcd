import { articlesProblems } from '#articles/problems.ts'
import { bookingDeskProblems } from '#bookings/desk-problems.ts'
import { calendarProblems } from '#calendar/problems.ts'
import { channelsProblems } from '#channels/problems.ts'
import { filesProblems } from '#files/problems.ts'
import { hostIdProblems } from '#identity/host-id-problems.ts'
import { secondFactorProblems } from '#identity/second-factor-problems.ts'
import { integrationsProblems } from '#integrations/problems.ts'
import { messagingProblems } from '#messaging/problems.ts'
import { templateProblems } from '#messaging/template-problems.ts'
import { notificationsProblems } from '#notifications/problems.ts'
import { pushProblems } from '#notifications/push-problems.ts'
import { approvalProblems } from '#operations/approval-problems.ts'
import { operationsProblems } from '#operations/problems.ts'
import { settingsProblems } from '#operations/settings-problems.ts'
import { managementProblems } from '#owners/management-problems.ts'
import { giftCardProblems } from '#payments/gift-card-problems.ts'
import { paymentsProblems } from '#payments/problems.ts'
import { pricingProblems } from '#pricing/problems.ts'
import { searchProblems } from '#search/problems.ts'
import { agreementProblems } from '#suites/agreement-problems.ts'
import { coHostProblems } from '#suites/co-host-problems.ts'
import { suitesProblems } from '#suites/problems.ts'
import { payoutProblems } from '#wallet/payout-problems.ts'

/** Every error code of the API with its HTTP status and its English message. */
export const problems = {
  'request.malformed_json': { status: 400, message: 'The request body is not valid JSON.' },
  'request.invalid': { status: 400, message: 'Some of the information entered isn’t valid.' },
  'request.method_not_allowed': {
    status: 405,
    message: 'This address doesn’t accept this method.',
  },
  'request.too_large': { status: 413, message: 'The request is too large.' },
  'request.unsupported_type': {
    status: 415,
    message: 'This type of content isn’t accepted here.',
  },
  'request.forgery_suspected': {
    status: 403,
    message: 'We couldn’t verify this request. Reload the page and try again.',
  },
  'request.too_many': {
    status: 429,
    message: 'Too many requests. Wait a moment and try again.',
  },
  'request.origin_refused': { status: 403, message: 'We don’t accept requests from this site.' },
  'request.key_missing': {
    status: 400,
    message: 'This call needs an Idempotency-Key of at most 150 characters.',
  },
  'request.in_progress': {
    status: 409,
    message: 'This request is still being processed. Try again in a moment.',
  },
  'resource.not_found': { status: 404, message: 'We couldn’t find what you’re looking for.' },
  'identity.sign_in_required': { status: 401, message: 'Sign in to continue.' },
  'identity.wrong_credentials': { status: 401, message: 'Incorrect email or password' },
  'identity.wrong_secret': { status: 403, message: 'Incorrect password.' },
  'identity.try_later': {
    status: 429,
    message: 'Too many attempts. Wait a few minutes, or reset your password by email.',
  },
  'identity.registration_refused': {
    status: 400,
    message: 'Please correct the errors before continuing',
  },
  'identity.registration_failed': { status: 500, message: 'Error registering user' },
  'identity.link_invalid': {
    status: 400,
    message: 'This link has expired or was already used. Request a new one.',
  },
  'identity.password_refused': {
    status: 400,
    message: 'Please correct the errors before continuing',
  },
  'identity.email_refused': {
    status: 400,
    message: 'Please correct the errors before continuing',
  },
  'identity.confirmation_required': {
    status: 403,
    message: 'Enter your password again to continue.',
  },
  'identity.other_account': {
    status: 403,
    message: 'That’s a different account. Choose the one you signed in with.',
  },
  'identity.email_unconfirmed': {
    status: 403,
    message: 'Confirm your email first. We sent you a link.',
  },
  'identity.account_busy': {
    status: 409,
    message: 'You can’t delete your account while it has open items.',
  },
  'identity.deletion_failed': {
    status: 500,
    message: 'Error deleting account. Please try again.',
  },
  'identity.profile_not_saved': { status: 500, message: 'Error saving profile' },
  'identity.changes_not_saved': {
    status: 500,
    message: 'An error occurred while saving changes.',
  },
  'identity.google_failed': {
    status: 401,
    message: 'We couldn’t sign you in with Google. Try again.',
  },
  'identity.apple_exchange_failed': { status: 401, message: 'Error al autenticar con Apple' },
  'identity.apple_failed': { status: 401, message: 'Error al iniciar sesión con Apple' },
  ...secondFactorProblems,
  ...operationsProblems,
  ...filesProblems,
  ...hostIdProblems,
  'owners.application_open': {
    status: 409,
    message: 'You already have an application in review. We’ll reply soon.',
  },
  'owners.already_owner': { status: 409, message: 'You’re already an owner.' },
  'owners.application_decided': {
    status: 409,
    message: 'This application has already been reviewed.',
  },
  'owners.expense_day_refused': {
    status: 400,
    message: 'Choose a date from the last 10 years, up to today.',
  },
  'owners.expense_of_marea': {
    status: 403,
    message: 'Marea paid this expense. If it isn’t right, contact us and we’ll void it.',
  },
  ...channelsProblems,
  'stay.dates_unreadable': { status: 400, message: 'Enter valid dates.' },
  'stay.dates_reversed': {
    status: 400,
    message: 'Check-out must be after check-in.',
  },
  'stay.dates_past': { status: 400, message: 'These dates are in the past.' },
  'stay.dates_too_far': { status: 400, message: 'These dates are too far in advance to book.' },
  'stay.too_short': { status: 400, message: 'This home requires a longer stay on these dates.' },
  'stay.too_long': { status: 400, message: 'This stay is longer than the maximum.' },
  'stay.guests_invalid': { status: 400, message: 'Enter a valid number of guests.' },
  'stay.too_many_guests': { status: 400, message: 'This home can’t accommodate that many guests.' },
  'stay.pets_invalid': { status: 400, message: 'Enter a valid number of pets.' },
  'stay.too_many_pets': { status: 400, message: 'This home doesn’t allow that many pets.' },
  ...calendarProblems,
  ...coHostProblems,
  ...agreementProblems,
  ...suitesProblems,
  ...articlesProblems,
  ...pricingProblems,
  ...managementProblems,
  ...templateProblems,
  ...payoutProblems,
  ...approvalProblems,
  ...settingsProblems,
  ...bookingDeskProblems,
  ...notificationsProblems,
  ...pushProblems,
  ...integrationsProblems,
  'search.where_too_long': { status: 400, message: 'Your search is too long. Use fewer words.' },
  'search.dates_twice': { status: 400, message: 'Choose either exact or flexible dates.' },
  'search.rooms_invalid': { status: 400, message: 'Enter a valid number of bedrooms or beds.' },
  'search.amenity_unknown': {
    status: 400,
    message: 'One of the selected amenities isn’t recognized.',
  },
  'search.price_invalid': { status: 400, message: 'Enter a valid price range.' },
  ...searchProblems,
  'favorites.too_many': { status: 409, message: 'You’ve reached the maximum number of favorites.' },
  'reviews.already_written': { status: 409, message: 'You’ve already reviewed this stay.' },
  'reviews.not_yet': { status: 409, message: 'You can review this stay after check-out.' },
  'reviews.too_late': {
    status: 409,
    message: 'Reviews close 14 days after check-out.',
  },
  'ledger.key_reused': {
    status: 422,
    message: 'This idempotency key was already used for a different request.',
  },
  'ledger.reversed_already': { status: 409, message: 'This entry has already been reversed.' },
  'ledger.hold_closed': { status: 409, message: 'This money is no longer on hold.' },
  'ledger.hold_exceeded': { status: 409, message: 'This is more than the amount on hold.' },
  'wallet.deposit_too_small': {
    status: 400,
    message: 'Enter more than the minimum shown.',
  },
  'wallet.deposit_declined': { status: 402, message: 'Error making deposit' },
  'wallet.deposit_failed': { status: 500, message: 'Error making deposit' },
  'wallet.deposit_not_refundable': {
    status: 409,
    message: 'This is more than can be refunded to the card.',
  },
  'wallet.deposit_settled': { status: 409, message: 'This deposit has already been processed.' },
  'wallet.insufficient_funds': {
    status: 409,
    message: 'Your wallet balance is too low.',
  },
  'wallet.withdrawals_off': {
    status: 409,
    message: 'Withdrawals are temporarily unavailable. Your money is safe in your wallet.',
  },
  'wallet.withdrawal_step_refused': {
    status: 409,
    message: 'This withdrawal can’t be changed at this stage.',
  },
  'wallet.withdrawal_failed': { status: 500, message: 'Could not process withdrawal' },
  'bank_accounts.in_use': {
    status: 409,
    message:
      'A withdrawal to this account is in progress. You can remove the account once it arrives.',
  },
  'bank_accounts.number_invalid': { status: 400, message: 'These bank details aren’t valid.' },
  'bank_accounts.known': { status: 409, message: 'You’ve already added this bank account.' },
  'bank_accounts.not_saved': { status: 500, message: 'Could not save bank account' },
  'bank_accounts.not_loaded': { status: 500, message: 'Could not load bank accounts' },
  'payouts.ach_not_set': {
    status: 409,
    message:
      'Set ACH_BANK_ROUTING and the other ACH settings before you create a file for US banks.',
  },
  'payouts.file_gone': {
    status: 410,
    message: 'A bank account in this batch was removed, so its file can no longer be created.',
  },
  'booking.quote_unknown': {
    status: 404,
    message: 'This price is no longer available. Choose your dates again.',
  },
  'booking.quote_expired': {
    status: 410,
    message: 'This price expired after 15 minutes. Choose your dates again.',
  },
  'booking.own_home': { status: 409, message: 'You own this home. Block the dates instead.' },
  'booking.too_many_holds': {
    status: 409,
    message: 'You already have 3 stays on hold. Complete or release one first.',
  },
  'booking.dates_taken': {
    status: 409,
    message: 'Some of these dates are no longer available.',
  },
  'booking.not_held': { status: 409, message: 'This booking is no longer awaiting payment.' },
  'booking.hold_expired': {
    status: 410,
    message: 'Your 15-minute hold has expired.',
  },
  'booking.house_rules_unaccepted': {
    status: 409,
    message: 'Please accept the house rules before paying.',
  },
  'booking.payment_running': {
    status: 409,
    message: 'A payment for this booking is still being processed. Please wait.',
  },
  'booking.offer_gone': {
    status: 409,
    message: 'This offer is no longer available. Your booking hasn’t changed.',
  },
  'booking.state_refused': {
    status: 409,
    message: 'This isn’t possible for this booking right now.',
  },
  ...paymentsProblems,
  ...giftCardProblems,
  ...operationsProblems,
  ...messagingProblems,
  'events.too_many_streams': {
    status: 429,
    message: 'Marea is open in too many tabs or devices. Close one and try again.',
  },
  'server.failed': { status: 500, message: 'An error has occurred' },
  'server.unavailable': {
    status: 503,
    message: 'Marea is temporarily unavailable. Try again in a minute.',
  },
  'server.busy': { status: 503, message: 'We’re busier than usual. Try again in a moment.' },
} as const satisfies Record<`${string}.${string}`, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

export type ProblemBody = {
  error: { code: ProblemCode; message: string; details?: unknown; requestId: string }
}
