export const earningsTexts = {
  'earnings.title': 'What could your home earn?',
  'earnings.description':
    'Based on real bookings of homes we manage, after Marea’s fees and before your expenses.',
  'earnings.neighborhood': 'Neighborhood',
  'earnings.bedrooms': 'Bedrooms',
  'earnings.show': 'Show estimate',
  'earnings.per_month': 'a month',
  'earnings.range': '{{from}} – {{to}}',
  'earnings.basis.neighborhood':
    'The middle 50% of what {{homes}} comparable homes in {{place}} earned, with {{nights}} nights booked in the last {{months}} months.',
  'earnings.basis.nearby':
    'The middle 50% of what {{homes}} comparable homes in and near {{place}} earned, with {{nights}} nights booked in the last {{months}} months.',
  'earnings.commission':
    'Our commission is {{percent}} of what you earn from each stay. Listing your home is free.',
  'earnings.note':
    'An estimate, not a promise. Actual earnings depend on your prices, dates and home.',
  'earnings.none': 'Not enough data yet',
  'earnings.none_description':
    'We don’t have enough comparable homes to give an honest estimate. Apply, and our team will prepare one for your home.',
  'earnings.apply': 'Apply to list your home',
  'earnings.photo_pool': 'Pool terrace of a home at sunset',
  'earnings.photo_living': 'Living room that opens to the bay',
  'earnings.photo_bedroom': 'Primary bedroom in the morning light',
}
