export const extrasTexts = {
  'listing.section.extras': 'Services and extras',
  'listing.note.extras': 'Prices per stay, before taxes. Guests choose extras at checkout.',
  'listing.fact.extras_one': '{{count}} service or extra',
  'listing.fact.extras_other': '{{count}} services and extras',
  'listing.gap.extra_prices_one': 'Price of {{count}} service or extra',
  'listing.gap.extra_prices_other': 'Prices of {{count}} services and extras',
  'listing.field.extras': 'Extras',
  'listing.field.housekeepingAmount': 'Housekeeping, per stay',
  'listing.hint.housekeepingAmount':
    'At least {{min}}. Added to every booking and paid to Marea, whose team does the work. Leave empty if you don’t need it.',
  'listing.extras_by.owner': 'Extras you provide',
  'listing.extras_by.platform': 'Extras Marea provides',
  'listing.extras_by_note.owner':
    'Paid to you with the stay, less our commission. Enter 0 if it’s free for guests.',
  'listing.extras_by_note.platform':
    'Our team provides these, so the price (at least {{min}}) is paid to Marea.',
  'listing.extra_words': 'Guests see: {{words}}',
  'listing.extra_price': 'Price per stay',
  'listing.extra_price_missing': 'Enter a price to publish.',
}
