export const explainedTexts = {
  'how.title': 'How prices and refunds work',
  'how.description':
    'Price, hold, cancellation and wallet, explained with a stay you could book today.',
  'how.example': 'Example: {{home}}, {{dates}}, {{guests}}',
  'how.view_home': 'View this stay',
  'how.no_example': 'We don’t have an example to show right now. Try again later.',

  'how.price': 'Price',
  'how.price_text':
    'The total includes every night, fee and tax. It’s the same in search, on the home’s page, at checkout and on your receipt.',
  'how.price_nights':
    'Each night has its own price: weekends and high season can cost more, and longer stays can be discounted.',
  'how.price_taxes': 'We collect state, county and city taxes and pay them for you.',

  'how.hold': 'Dates on hold',
  'how.hold_text_one': 'When you select Reserve, we hold your dates for {{count}} minute.',
  'how.hold_text_other': 'When you select Reserve, we hold your dates for {{count}} minutes.',
  'how.hold_price':
    'During that time no one else can book them, and your price doesn’t change. You haven’t been charged.',
  'how.hold_end':
    'If you don’t pay in time, the dates become available again. You can also release them yourself.',

  'how.refunds': 'Cancellation and refunds',
  'how.refunds_text':
    'Each home has one of these policies. You see it before you pay, and we show the exact refund before you cancel.',
  'how.refunds_fees':
    'If you cancel before check-in, the cleaning fee, pet fees and extras are refunded in full, with their taxes.',
  'how.refunds_grace_one':
    'Where it applies, you get a full refund if you cancel within {{hours}} hours of booking and check-in is at least {{count}} day away.',
  'how.refunds_grace_other':
    'Where it applies, you get a full refund if you cancel within {{hours}} hours of booking and check-in is at least {{count}} days away.',
  'how.days': 'Days before check-in',
  'how.days_value_one': '{{count}} day before check-in',
  'how.days_value_other': '{{count}} days before check-in',
  'how.days_none': 'On the day of check-in',
  'how.own_policy': '{{home}}’s policy',
  'how.refund_of': '{{refund}} of {{total}}',
  'how.refund_now': 'Refund {{when}}',

  'how.wallet': 'Wallet',
  'how.wallet_text':
    'Your wallet is a balance in US dollars. Add funds by card, use them for any stay, or withdraw them to your bank account.',
  'how.wallet_pay':
    'At checkout, turn on “Use wallet credit.” We use the wallet first and charge the rest to your card.',
  'how.wallet_refund':
    'If you cancel, we refund the card first, up to what it paid. The rest goes to your wallet right away.',
  'how.wallet_credit': 'From your wallet',
  'how.wallet_due': 'Charged to your card',
  'how.wallet_card_back': 'Refunded to your card',
  'how.wallet_back': 'Refunded to your wallet',
  'how.wallet_canceled_one': 'If you cancel {{count}} day before check-in',
  'how.wallet_canceled_other': 'If you cancel {{count}} days before check-in',
  'how.questions': 'More questions? See the FAQs',
}
