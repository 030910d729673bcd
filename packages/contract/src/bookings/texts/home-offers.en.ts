export const homeOffersTexts = {
  'home_offer.title': 'The owner can’t host you and is offering {{home}} instead',
  'home_offer.cheaper':
    'Same dates and guests. The total is {{total}} instead of {{paid}}. If you accept, we’ll refund your payment to your wallet and pay for the new booking from it. You’ll have {{rest}} left in your wallet.',
  'home_offer.same':
    'Same dates and guests, and the same total of {{total}}. You pay nothing more.',
  'home_offer.loses_extras': 'Extras aren’t included.',
  'home_offer.rules': 'By moving, you accept the house rules of {{home}}.',
  'home_offer.view': 'View {{home}}',
  'home_offer.accept': 'Move to {{home}}',
  'home_offer.decline': 'Keep my booking',
  'home_offer.accepted': 'Your stay is now at {{home}}',
  'home_offer.declined': 'You kept your booking',
  'home_offer.failed': 'We couldn’t save your answer',
}
