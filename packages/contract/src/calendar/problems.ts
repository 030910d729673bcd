/** What the calendar refuses, with the status and the English sentence of each. */
export const calendarProblems = {
  'stay.children_invalid': {
    status: 400,
    message: 'Enter a valid number of children. At least one guest must be an adult.',
  },
  'stay.infants_invalid': { status: 400, message: 'Enter a valid number of infants.' },
  'stay.children_not_allowed': {
    status: 400,
    message: 'This home isn’t suitable for children aged 2–12.',
  },
  'stay.infants_not_allowed': {
    status: 400,
    message: 'This home isn’t suitable for infants under 2.',
  },
  'calendar.dates_taken': { status: 409, message: 'Some of these dates aren’t available.' },
  'calendar.range_invalid': { status: 400, message: 'We can’t show these calendar dates.' },
  'calendar.range_reversed': {
    status: 400,
    message: 'The last night can’t be before the first night.',
  },
  'calendar.range_past': { status: 400, message: 'Choose tonight or a later night.' },
  'calendar.range_too_far': {
    status: 400,
    message: 'Choose nights within the next 24 months.',
  },
  'calendar.nights_taken': {
    status: 409,
    message: 'Some of these nights are booked, on hold or already blocked. Nothing was changed.',
  },
  'calendar.no_prices': {
    status: 409,
    message: 'These homes have no prices yet. Set a nightly price first.',
  },
  'calendar.nothing_to_change': {
    status: 409,
    message: 'These nights are already set this way.',
  },
  'calendar.change_superseded': {
    status: 409,
    message: 'These nights have changed since then, so this change can’t be undone.',
  },
  'calendar.change_undone': { status: 409, message: 'This change has already been undone.' },
} as const
