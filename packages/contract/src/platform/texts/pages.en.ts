export const pageTexts = {
  'home.title': 'Luxury homes in Miami, total price upfront',
  'home.headline': 'Evenings on the bay',
  'home.film_pause': 'Pause video',
  'home.film_play': 'Play video',
  'home.photo': 'Terrace with pool and the Miami skyline at golden hour',
  'home.places': 'Explore by neighborhood',
  'home.places_photo': 'Breakfast on a terrace above the beach in Key Biscayne',
  'home.places_caption': 'Key Biscayne, a little after seven.',
  'home.place.brickell': 'High-rises and late dinners',
  'home.place.grove': 'Banyan trees and sailboats',
  'home.place.gables': 'Mediterranean villas, shady streets',
  'home.place.key': 'Quiet, uncrowded beaches',
  'home.place.beach': 'Art Deco, neon and morning swims',
  'home.place.wynwood': 'Street art, coffee and nightlife',
  'home.promise': 'One price, taxes and fees included, from the first photo to the final receipt.',
  'home.promise_by': 'The Marea price promise',

  'more.title': 'More',
  'more.yours': 'Your account',
  'more.owners': 'For owners',
  'more.about': 'About Marea',
  'more.preferences': 'Preferences',
  'more.language': 'Language',
  'more.theme': 'Appearance',
  'more.theme.system': 'Use device setting',
  'more.theme.light': 'Light',
  'more.theme.dark': 'Dark',
  'more.currency': 'Currency',
  'more.currency.USD': 'US dollars (USD)',
  'more.currency.MXN': 'Mexican pesos (MXN)',
  'more.currency.EUR': 'Euros (EUR)',
  'more.currency.COP': 'Colombian pesos (COP)',
  'more.currency.BRL': 'Brazilian reais (BRL)',
  'more.currency_description':
    'Prices are in USD. Choose another currency to see an estimate below them.',
  'more.currency_unavailable':
    'We don’t have an exchange rate for this currency right now. Prices stay as they were.',
  'more.currency_failed': 'We couldn’t load the exchange rate. Please try again.',
  'more.visitor': 'You’re not signed in',
  'more.signed_in': 'Signed in as {{name}}',

  'list.title': 'List your home',
  'list.description': 'For owners who want their home cared for and every cent accounted for.',
  'list.1': 'We visit',
  'list.1_description':
    'Our Miami team visits your home and tells you honestly whether Marea is a good fit.',
  'list.2': 'We check your licenses',
  'list.2_description':
    'We compare your license numbers with the public record. A home leaves search when a license expires.',
  'list.3': 'Full transparency',
  'list.3_description':
    'Bookings, prices, expenses and payouts. Select a figure to see the bookings behind it.',

  'legal.updated': 'Effective November 1, 2026',
  'privacy.title': 'Privacy policy',
  'privacy.description': 'What we collect, why, how long we keep it and what choices you have.',
  'privacy.1.title': 'What we collect',
  'privacy.1.text':
    'The information you give us: your name, email, phone, bookings, messages and, for some stays, an ID for the main host. Card numbers go straight to our payment processor and never reach our servers.',
  'privacy.2.title': 'How we use it',
  'privacy.2.text':
    'To let you book, stay, pay and get paid; to answer you; and to comply with tax and lodging laws. We do not sell your information, and there is no advertising on Marea.',
  'privacy.3.title': 'Who else sees it',
  'privacy.3.text':
    'The owner of a home you book, and the co-hosts who help manage it, see your name, messages and dates. The owner and people who manage arrivals also see your phone number, and the owner can view the main host’s ID. Our payment, email and hosting providers see only what they need to do their work. Authorities see what the law requires us to share.',
  'privacy.4.title': 'What stays in your browser',
  'privacy.4.text':
    'Your language, your theme and, when you sign in, your session. One cookie protects your requests against forgery and one remembers your language. None of them tracks you on other sites.',
  'privacy.5.title': 'How long',
  'privacy.5.text':
    'IDs are deleted on the date shown at upload. Payment records are kept as long as the law requires. Everything else is deleted with your account.',
  'privacy.6.title': 'Your rights',
  'privacy.6.text':
    'You can access, correct, export and delete your data in account settings or by contacting us. Deleting your account does not erase payment records that the law requires us to keep.',

  'terms.title': 'Terms',
  'terms.description': 'The agreement between you and Marea, in plain language.',
  'terms.1.title': 'What Marea is',
  'terms.1.text':
    'Marea rents homes and suites in Miami for short stays on behalf of their owners. By booking, you accept these terms and the house rules shown on the home’s page.',
  'terms.2.title': 'Booking and paying',
  'terms.2.text':
    'A booking takes effect once it is confirmed and paid. The price is the one on your receipt, including taxes and fees. Prices are in US dollars.',
  'terms.3.title': 'Canceling',
  'terms.3.text':
    'The policy shown when you booked applies, including the refund for each date. If the owner or Marea cancels, you receive a full refund.',
  'terms.4.title': 'During the stay',
  'terms.4.text':
    'Respect the home and its neighbors, do not exceed the number of guests you booked, and pay for any damage beyond normal wear. The main host must be an adult and is responsible for the group.',
  'terms.5.title': 'The wallet',
  'terms.5.text':
    'Wallet balances are in US dollars and earn no interest. Deposits are free; withdrawals have a fee, shown before you confirm, and are reviewed before they are sent.',
  'terms.6.title': 'When something goes wrong',
  'terms.6.text':
    'Contact us first; we are available daily from 8 AM to midnight. These terms are governed by the laws of Florida. Nothing here limits your rights as a consumer under the law.',

  'outbox.title': 'Outbox',
  'outbox.description': 'Every email this server would have sent, newest first.',
  'outbox.empty': 'No emails yet',
  'outbox.empty_description': 'Emails appear here as soon as one is sent.',
  'outbox.to': 'To {{address}}',
  'outbox.refresh': 'Refresh',
}
