/** What pricing refuses, with the status and the English sentence of each. */
export const pricingProblems = {
  'pricing.seasons_overlap': { status: 409, message: 'Two seasons overlap.' },
  'pricing.price_out_of_range': {
    status: 400,
    message: 'Enter a price per night between $10 and $100,000.',
  },
  'pricing.percent_out_of_range': {
    status: 400,
    message:
      'Enter a whole percentage, up to 90% off. Weekday prices can also go up by as much as 300%.',
  },
  'pricing.weekday_change_out_of_range': {
    status: 400,
    message: 'Enter a change in dollars that keeps every night between $10 and $100,000.',
  },
  'pricing.weekday_units_mixed': {
    status: 400,
    message: 'Change weekdays by percent or by dollars, not both.',
  },
  'pricing.days_out_of_range': {
    status: 400,
    message: 'Enter a number of days between 0 and 365.',
  },
  'pricing.min_stay_out_of_range': {
    status: 400,
    message: 'Enter a number of nights between 1 and the longest stay this home accepts.',
  },
  'pricing.season_unnamed': { status: 400, message: 'Enter a name for this season.' },
  'pricing.season_reversed': {
    status: 400,
    message: 'The last night of a season can’t be before its first night.',
  },
  'pricing.season_past': {
    status: 400,
    message: 'This season is in the past. Choose dates starting today or later.',
  },
  'pricing.season_shorter_than_stay': {
    status: 400,
    message: 'The minimum stay is longer than this season. Lower it or extend the season.',
  },
  'pricing.rule_repeated': {
    status: 400,
    message: 'There’s already a rule for this number. Change or remove one of them.',
  },
  'pricing.lead_times_overlap': {
    status: 400,
    message: 'Early-bird discounts must begin after the last-minute ones end.',
  },
  'pricing.floor_above_ceiling': {
    status: 400,
    message: 'The lowest price can’t be above the highest price.',
  },
  'pricing.rules_outdated': {
    status: 409,
    message: 'Someone else changed these rules. Your edits weren’t saved.',
  },
  'pricing.extra_not_offered': {
    status: 400,
    message: 'One of the selected extras isn’t available at this home.',
  },
  'pricing.coupon_unreadable': { status: 400, message: 'Please enter a valid coupon code' },
  'pricing.coupon_exists': { status: 409, message: 'A coupon with this code already exists.' },
  'pricing.coupon_invalid': { status: 409, message: 'Invalid or expired coupon code' },
} as const
