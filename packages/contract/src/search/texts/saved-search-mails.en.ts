export const savedSearchEmails = {
  'saved_searches.mail.subject_one': 'New match: {{home}}',
  'saved_searches.mail.subject_other': '{{count}} new matches: {{search}}',
  'saved_searches.mail.heading_one': '{{home}} matches your saved search',
  'saved_searches.mail.heading_other': '{{count}} homes match your saved search',
  'saved_searches.mail.search': 'Saved search: {{search}}',
  'saved_searches.mail.new_home': 'New home in {{place}}. From {{after}} per night',
  'saved_searches.mail.new_home_dates':
    'New home in {{place}}. {{dates}}: {{after}} total, taxes and fees included',
  'saved_searches.mail.available':
    'Now available for {{dates}}: {{after}} total, taxes and fees included',
  'saved_searches.mail.price_drop':
    'Price drop for {{dates}}: {{after}} total, taxes and fees included (was {{before}})',
  'saved_searches.mail.note':
    'Homes and prices can change at any time. We send at most one alert a day for each saved search.',
  'saved_searches.mail.view_home': 'View home',
  'saved_searches.mail.view_homes': 'View homes',
  'saved_searches.mail.manage_title': 'Your saved searches',
  'saved_searches.mail.manage': 'Manage alerts',
}
