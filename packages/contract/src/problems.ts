/** Every refusal of the product: its HTTP status and its English sentence. */
export const problems = {
  'request.malformed_json': { status: 400, message: 'The request body is not valid JSON.' },
  'request.invalid': { status: 400, message: 'Some of the values sent are not valid.' },
  'request.method_not_allowed': {
    status: 405,
    message: 'This address doesn’t accept this method.',
  },
  'request.too_large': { status: 413, message: 'The request is too large.' },
  'request.unsupported_type': {
    status: 415,
    message: 'This kind of content is not accepted here.',
  },
  'request.forgery_suspected': {
    status: 403,
    message: 'This request could not be confirmed as yours. Reload the page and try again.',
  },
  'request.too_many': {
    status: 429,
    message: 'Too many requests. Wait a moment and try again.',
  },
  'request.origin_refused': { status: 403, message: 'Requests from this site are not accepted.' },
  'request.key_missing': {
    status: 400,
    message: 'This call needs an Idempotency-Key of at most 150 characters.',
  },
  'request.in_progress': {
    status: 409,
    message: 'The same request is still being worked on. Try again in a moment.',
  },
  'resource.not_found': { status: 404, message: 'There is nothing here.' },
  'identity.sign_in_required': { status: 401, message: 'Sign in to continue.' },
  'identity.wrong_credentials': { status: 401, message: 'Incorrect email or password' },
  'identity.wrong_secret': { status: 403, message: 'That password is not right.' },
  'identity.try_later': {
    status: 429,
    message:
      'Too many tries. Wait a little, or use the link we send to your email when you ask for a new password.',
  },
  'identity.registration_refused': {
    status: 400,
    message: 'Please correct the errors before continuing',
  },
  'identity.registration_failed': { status: 500, message: 'Error registering user' },
  'identity.link_invalid': {
    status: 400,
    message: 'This link has been used or is no longer valid. Ask for a new one.',
  },
  'identity.password_refused': {
    status: 400,
    message: 'Please correct the errors before continuing',
  },
  'identity.confirmation_required': {
    status: 403,
    message: 'Enter your password again to continue.',
  },
  'identity.other_account': {
    status: 403,
    message: 'That is another account. Choose the one you came in with.',
  },
  'identity.email_unconfirmed': {
    status: 403,
    message: 'Confirm your email first: the link is in the mail we sent you.',
  },
  'identity.account_busy': {
    status: 409,
    message: 'The account cannot be deleted while something in it is still open.',
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
  'identity.google_failed': { status: 401, message: 'Google could not sign you in. Try again.' },
  'identity.apple_exchange_failed': { status: 401, message: 'Error al autenticar con Apple' },
  'identity.apple_failed': { status: 401, message: 'Error al iniciar sesión con Apple' },
  'files.not_an_image': { status: 400, message: 'JPEG, PNG or GIF only' },
  'files.too_large': { status: 413, message: 'The image may have at most 5MB' },
  'host_ids.decided': { status: 409, message: 'This document has been decided on.' },
  'owners.application_open': {
    status: 409,
    message: 'We already have an application of yours and will answer it soon.',
  },
  'owners.already_owner': { status: 409, message: 'You are an owner already.' },
  'owners.application_decided': { status: 409, message: 'This application has been decided.' },
  'owners.expense_day_refused': {
    status: 400,
    message: 'The day of an expense is today or earlier, and at most ten years ago.',
  },
  'owners.expense_payer_refused': {
    status: 403,
    message: 'Only Marea writes down what Marea has paid.',
  },
  'owners.expense_of_marea': {
    status: 403,
    message: 'Marea paid this expense. Write to us if it is not right, and we will void it.',
  },
  'stay.dates_unreadable': { status: 400, message: 'Choose the dates as year, month and day.' },
  'stay.dates_reversed': {
    status: 400,
    message: 'The day of leaving must come after the day of arriving.',
  },
  'stay.dates_past': { status: 400, message: 'These dates have passed.' },
  'stay.dates_too_far': { status: 400, message: 'These dates are too far ahead to book.' },
  'stay.too_short': { status: 400, message: 'This home asks for a longer stay on these dates.' },
  'stay.too_long': { status: 400, message: 'This stay is longer than can be booked.' },
  'stay.guests_invalid': { status: 400, message: 'The number of guests is not valid.' },
  'stay.too_many_guests': { status: 400, message: 'This home does not take so many guests.' },
  'stay.pets_invalid': { status: 400, message: 'The number of pets is not valid.' },
  'stay.too_many_pets': { status: 400, message: 'This home does not take so many pets.' },
  'calendar.dates_taken': { status: 409, message: 'Some of these nights are taken.' },
  'calendar.range_invalid': { status: 400, message: 'These days of the calendar cannot be shown.' },
  'suites.not_ready': { status: 409, message: 'This home is not ready to be published.' },
  'suites.licence_missing': {
    status: 409,
    message: 'A licence that this home must show is missing.',
  },
  'suites.slug_taken': { status: 409, message: 'Another home has this address.' },
  'suites.photo_taken': { status: 409, message: 'A photograph belongs to one home only.' },
  'pricing.seasons_overlap': { status: 409, message: 'Two seasons share a night.' },
  'pricing.extra_not_offered': {
    status: 400,
    message: 'This home does not offer one of these extras.',
  },
  'pricing.coupon_unreadable': { status: 400, message: 'Please enter a valid coupon code' },
  'pricing.coupon_exists': { status: 409, message: 'There is a coupon with this code already.' },
  'pricing.coupon_invalid': { status: 409, message: 'Invalid or expired coupon code' },
  'search.where_too_long': { status: 400, message: 'Search with fewer words.' },
  'search.dates_twice': { status: 400, message: 'Choose either fixed dates or flexible ones.' },
  'search.rooms_invalid': { status: 400, message: 'The number of bedrooms or beds is not valid.' },
  'search.amenity_unknown': { status: 400, message: 'We do not know one of these amenities.' },
  'search.price_invalid': { status: 400, message: 'The price range is not valid.' },
  'search.bbox_invalid': { status: 400, message: 'This part of the map cannot be searched.' },
  'search.page_invalid': { status: 400, message: 'There is no such page of results.' },
  'favorites.too_many': { status: 409, message: 'There is no room for more favourites.' },
  'reviews.already_written': { status: 409, message: 'This stay has its review already.' },
  'reviews.not_yet': { status: 409, message: 'A stay is reviewed when it is over.' },
  'reviews.too_late': {
    status: 409,
    message: 'A stay can be reviewed for 14 days after leaving.',
  },
  'ledger.key_reused': {
    status: 422,
    message: 'This key was used before for something else.',
  },
  'ledger.reversed_already': { status: 409, message: 'This entry has been reversed.' },
  'ledger.hold_closed': { status: 409, message: 'This money is no longer on hold.' },
  'ledger.hold_exceeded': { status: 409, message: 'This is more than was put on hold.' },
  'wallet.deposit_too_small': {
    status: 400,
    message: 'Add more than the minimum that is shown.',
  },
  'wallet.deposit_declined': { status: 402, message: 'Error making deposit' },
  'wallet.deposit_failed': { status: 500, message: 'Error making deposit' },
  'wallet.deposit_not_refundable': {
    status: 409,
    message: 'This is more than can still go back to the card.',
  },
  'wallet.deposit_settled': { status: 409, message: 'This deposit has ended already.' },
  'wallet.insufficient_funds': {
    status: 409,
    message: 'There is not enough in the wallet.',
  },
  'wallet.withdrawals_off': {
    status: 409,
    message: 'Withdrawals are closed for the moment. Your money is safe in the wallet.',
  },
  'wallet.withdrawal_step_refused': {
    status: 409,
    message: 'The withdrawal is in a state that does not allow this.',
  },
  'wallet.withdrawal_failed': { status: 500, message: 'Could not process withdrawal' },
  'bank_accounts.in_use': {
    status: 409,
    message: 'A withdrawal to this account is on its way. Remove it when that has arrived.',
  },
  'bank_accounts.number_invalid': { status: 400, message: 'These bank numbers are not valid.' },
  'bank_accounts.known': { status: 409, message: 'You have added this bank account already.' },
  'bank_accounts.not_saved': { status: 500, message: 'Could not save bank account' },
  'bank_accounts.not_loaded': { status: 500, message: 'Could not load bank accounts' },
  'payouts.file_gone': {
    status: 410,
    message: 'An account of this batch has been removed, so its file cannot be made any more.',
  },
  'booking.quote_unknown': {
    status: 404,
    message: 'We do not know this price. Choose the dates again.',
  },
  'booking.quote_expired': {
    status: 410,
    message: 'This price was kept for 15 minutes. Choose the dates again.',
  },
  'booking.own_home': { status: 409, message: 'This home is yours: block its nights instead.' },
  'booking.too_many_holds': {
    status: 409,
    message: 'You are holding three stays already. Finish one or let it go first.',
  },
  'booking.dates_taken': {
    status: 409,
    message: 'Somebody has just taken some of these nights.',
  },
  'booking.not_held': { status: 409, message: 'This booking is no longer waiting for payment.' },
  'booking.hold_expired': {
    status: 410,
    message: 'The nights were kept for 15 minutes and are free again.',
  },
  'booking.house_rules_unaccepted': {
    status: 409,
    message: 'Please accept the house rules before you pay.',
  },
  'booking.payment_running': {
    status: 409,
    message: 'A payment for this booking is still being made. Wait for its answer.',
  },
  'booking.state_refused': {
    status: 409,
    message: 'The booking is in a state that does not allow this.',
  },
  'payments.fields_missing': { status: 400, message: 'Please complete all required fields' },
  'payments.method_missing': { status: 409, message: 'Choose a card to pay with.' },
  'payments.too_many_cards': { status: 409, message: 'Remove a card before you add another.' },
  'payments.card_refused': { status: 402, message: 'Error saving card' },
  'payments.card_not_saved': { status: 500, message: 'Error saving card' },
  'payments.methods_not_loaded': { status: 500, message: 'Error fetching payment methods' },
  'payments.return_url_refused': {
    status: 400,
    message: 'The return address must be a page of this site. You haven’t been charged.',
  },
  'payments.unreachable': {
    status: 503,
    message: 'We could not reach the card processor. Nothing was charged twice: try again.',
  },
  'payments.refund_exceeds': {
    status: 409,
    message: 'This is more than is left of the charge to give back.',
  },
  'payments.not_charged': { status: 409, message: 'This card was not charged.' },
  'payments.signature_refused': { status: 400, message: 'The signature is not valid.' },
  'messaging.own_home': { status: 409, message: 'This home is yours: its guests write to you.' },
  'messaging.too_many': {
    status: 429,
    message: 'That was a lot at once. Wait a moment and send it again.',
  },
  'messaging.too_many_rooms': {
    status: 429,
    message: 'You have written to many homes today. Try again tomorrow.',
  },
  'messaging.other_left': {
    status: 409,
    message: 'This person has left Marea and reads no messages any more.',
  },
  'events.too_many_streams': {
    status: 429,
    message: 'Marea is open in too many places. Close one and try again.',
  },
  'server.failed': { status: 500, message: 'An error has occurred' },
  'server.unavailable': {
    status: 503,
    message: 'Marea is temporarily unavailable. Try again in a minute.',
  },
  'server.busy': { status: 503, message: 'We are very busy right now. Try again in a moment.' },
} as const satisfies Record<`${string}.${string}`, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

export type ProblemBody = {
  error: { code: ProblemCode; message: string; details?: unknown; requestId: string }
}
