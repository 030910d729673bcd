/** Why a change of rates, fees, switches or limits is refused. */
export const settingsProblems = {
  'pricing.tax_rate_day': {
    status: 400,
    message: 'Choose a start date from today up to 5 years ahead.',
  },
  'pricing.tax_rate_exists': {
    status: 409,
    message: 'This tax already changes on that day. Correct or remove that change first.',
  },
  'pricing.tax_rate_unchanged': {
    status: 409,
    message: 'That rate already applies on that date. Nothing was changed.',
  },
  'pricing.tax_rate_in_force': {
    status: 409,
    message:
      'This rate is already in effect and can’t be changed. Add another one with a later start date.',
  },
  'pricing.tax_not_levied': { status: 400, message: 'A city’s tax applies in that city only.' },
  'pricing.currency_rate_day': {
    status: 400,
    message: 'Choose a start date from today up to 1 year ahead.',
  },
  'pricing.currency_rate_exists': {
    status: 409,
    message: 'This currency already has a rate from that day. Remove that rate first.',
  },
  'pricing.currency_rate_unchanged': {
    status: 409,
    message: 'That rate already applies on that date. Nothing was changed.',
  },
  'pricing.currency_rate_past': {
    status: 409,
    message: 'Guests have already seen this rate, so it can’t be removed. Add another one.',
  },
  'fees.date_past': { status: 400, message: 'Choose a day after today.' },
  'fees.date_taken': {
    status: 409,
    message: 'This fee already changes on that day. Remove that change first.',
  },
  'fees.value_too_large': {
    status: 400,
    message: 'Enter a commission of up to 50% or a fee of up to $100.',
  },
  'fees.value_unchanged': {
    status: 409,
    message: 'That value already applies on that date. Nothing was changed.',
  },
  'fees.in_force': {
    status: 409,
    message:
      'This value is already in effect and can’t be removed. Add another one with a later start date.',
  },
  'neighborhoods.slug_taken': {
    status: 409,
    message: 'Another neighborhood already uses this web address.',
  },
  'neighborhoods.name_taken': {
    status: 409,
    message: 'Another neighborhood already has this name.',
  },
  'neighborhoods.language_missing': {
    status: 400,
    message:
      'Enter the name in English and Spanish. The line and the description need both languages or neither.',
  },
  'neighborhoods.outside': {
    status: 400,
    message: 'The center must be in Miami-Dade County, for example 25.76064, -80.19193.',
  },
  'neighborhoods.in_use': {
    status: 409,
    message:
      'Published homes are in this neighborhood. Move or unpublish them before you stop offering it.',
  },
  'booking.paused': {
    status: 409,
    message: 'New bookings are paused. You haven’t been charged. Please try again later.',
  },
  'owners.applications_paused': {
    status: 409,
    message: 'We aren’t taking new applications right now. Please try again later.',
  },
  'reviews.paused': {
    status: 409,
    message: 'Reviews are paused. Yours wasn’t saved. Please try again later.',
  },
} as const
