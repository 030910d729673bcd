export const pageTexts = {
  'home.title': 'Homes in Miami, with the whole price first',
  'home.headline': 'Evenings on the bay',
  'home.photo': 'Terrace with pool and the Miami skyline at golden hour',
  'home.places': 'Where to wake up',
  'home.places_photo': 'Breakfast on a terrace above the beach in Key Biscayne',
  'home.places_caption': 'Key Biscayne, a little after seven.',
  'home.place.brickell': 'Towers, supper at eleven',
  'home.place.grove': 'Banyans, sailing boats',
  'home.place.gables': 'Arches, old shade',
  'home.place.key': 'A beach with few people on it',
  'home.place.beach': 'Neon and morning swims',
  'home.place.wynwood': 'Paint, coffee, late light',
  'home.promise':
    'One price, with every tax and fee in it, from the first photograph to the receipt.',
  'home.promise_by': 'How Marea shows money, everywhere',

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
  'more.visitor': 'You’re not signed in',
  'more.signed_in': 'Signed in as {{name}}',

  'faqs.title': 'Frequently asked questions',
  'faqs.says': 'Short answers. For anything else, write or call; people in Miami answer.',
  'faqs.1.q': 'Does the price include taxes and fees?',
  'faqs.1.a':
    'Yes. The total for your nights includes cleaning, every fee and every tax, by authority. It is the same to the cent on the search, the home’s page, the checkout and the receipt.',
  'faqs.2.q': 'How long are my nights held while I pay?',
  'faqs.2.a':
    'Fifteen minutes. During that time nobody else can take them. If you do not finish, they become free again and nothing is charged.',
  'faqs.3.q': 'What do I get back if I cancel?',
  'faqs.3.a':
    'It depends on the home’s policy and on the day. You see the whole curve before you book, and the exact amount before you confirm a cancellation. The policy you booked with does not change afterwards.',
  'faqs.4.q': 'Why do you ask for the main host’s ID?',
  'faqs.4.a':
    'Some buildings and the law require knowing who stays. You upload the document once per booking, few people may see it, and it is deleted on a date that we tell you.',
  'faqs.5.q': 'What is the wallet?',
  'faqs.5.a':
    'A balance in dollars that pays for stays and receives refunds. Adding funds is free. Withdrawing to a bank account in the United States or Mexico carries a transfer fee, shown before you confirm.',
  'faqs.6.q': 'Can I bring a pet?',
  'faqs.6.a': 'To the homes that welcome them. The pet fee is part of the total from the start.',
  'faqs.7.q': 'Can I ask for something special?',
  'faqs.7.a':
    'Yes: a baby crib, extra cleaning, or a birthday, honeymoon or Valentine’s day set up. Choose it while booking; its price is a line of its own.',
  'faqs.8.q': 'I own a home. How do I start?',
  'faqs.8.a':
    'Read “List your home” and write to us. We visit first; the home appears only when its licence is in order.',

  'app.title': 'Marea on your phone',
  'app.says':
    'There is nothing to download from a store. Marea installs from the browser, takes almost no space and is always the newest version.',
  'app.iphone': 'On an iPhone',
  'app.iphone_says': 'Open Marea in Safari, touch Share, then “Add to Home Screen”.',
  'app.android': 'On Android',
  'app.android_says': 'Open Marea in Chrome, touch the three dots, then “Install app”.',
  'app.desktop': 'On a computer',
  'app.desktop_says': 'In Chrome or Edge, use the install icon at the end of the address bar.',

  'list.title': 'List your home',
  'list.says': 'For owners who want their home treated as a home, and every cent accounted for.',
  'list.1': 'We visit',
  'list.1_says': 'Someone from Miami comes, looks, and tells you honestly whether Marea is for it.',
  'list.2': 'We check the papers',
  'list.2_says': 'A home is published only with a valid short-term rental licence.',
  'list.3': 'You see everything',
  'list.3_says':
    'Nights, prices, expenses and payouts, each figure open down to the booking behind it.',

  'blog.title': 'The Marea letters',
  'blog.says': 'Written now and then, only when there is something to say.',
  'blog.back': 'All letters',
  'blog.price.title': 'The whole price first',
  'blog.price.says': 'Why the first number you see is the last one you pay.',
  'blog.price.1':
    'A stay has a nightly rate, cleaning, perhaps a pet, and taxes that belong to the state, the county and the city. Most sites show the first of these and save the others for the last page. We think that is a small lie told many times a day.',
  'blog.price.2':
    'Marea adds everything up before it shows anything. One calculation makes the number on the card, on the home’s page, at the checkout and on the receipt, and every line of it can be read.',
  'blog.price.3':
    'It makes our homes look dearer in a list. We would rather lose a glance than a guest.',
  'blog.names.title': 'How a house gets its name',
  'blog.names.says': 'Casa Almendro, not “Stunning 4BR with pool”.',
  'blog.names.1':
    'A listing describes what is counted: bedrooms, beds, metres. A name says what is remembered: the almond tree at the gate, the bougainvillea over the wall, the mural that faces the loft.',
  'blog.names.2':
    'So we name homes the way families do, after something you can see from the door. What is counted stands below it, in smaller letters, where it is easy to find.',

  'legal.updated': 'In force from 1 November 2026',
  'privacy.title': 'Privacy policy',
  'privacy.says': 'What we keep about you, why, for how long, and how to make us stop.',
  'privacy.1.title': 'What we keep',
  'privacy.1.text':
    'What you give us: your name, email, phone, bookings, messages and, for some stays, an identity document of the main host. What paying needs: card numbers go straight to the payment processor and never reach our servers.',
  'privacy.2.title': 'What we use it for',
  'privacy.2.text':
    'To let you book, stay, pay and be paid; to answer you; to meet tax and lodging law. We do not sell it, and there is no advertising on Marea.',
  'privacy.3.title': 'Who else sees it',
  'privacy.3.text':
    'The owner of a home you book sees your name, your messages and your dates. Payment, mail and hosting providers see what their part needs. Authorities see what a law obliges us to show.',
  'privacy.4.title': 'What stays in your browser',
  'privacy.4.text':
    'Your language, your theme and, when you sign in, your session. One cookie protects your requests against forgery and one remembers the language. None of them follows you elsewhere.',
  'privacy.5.title': 'How long',
  'privacy.5.text':
    'Identity documents are deleted on the date shown at upload. Records of money are kept as long as the law requires. The rest goes when you delete your account.',
  'privacy.6.title': 'Your rights',
  'privacy.6.text':
    'You can see, correct, take with you and delete what is yours, in account settings or by writing to us. Deleting your account does not erase the records of money that the law makes us keep.',

  'terms.title': 'Terms',
  'terms.says': 'The agreement between you and Marea, as short as it can honestly be.',
  'terms.1.title': 'What Marea is',
  'terms.1.text':
    'Marea lets homes and suites in Miami for short stays on behalf of their owners. By booking you accept these terms and the rules of the home shown on its page.',
  'terms.2.title': 'Booking and paying',
  'terms.2.text':
    'A booking exists once it is confirmed and paid. The price is the one shown in the receipt, with taxes and fees. Prices are in United States dollars.',
  'terms.3.title': 'Cancelling',
  'terms.3.text':
    'The policy shown when you booked applies, with the refund for each day written in it. If the owner or Marea cancels, everything you paid is returned.',
  'terms.4.title': 'During the stay',
  'terms.4.text':
    'Treat the home and its neighbours well, keep to the number of guests you booked, and pay for damage beyond ordinary wear. The main host is an adult and answers for the party.',
  'terms.5.title': 'The wallet',
  'terms.5.text':
    'Wallet balances are in dollars and earn no interest. Deposits are free; withdrawals carry the fee shown before you confirm, and are reviewed before they are sent.',
  'terms.6.title': 'When something goes wrong',
  'terms.6.text':
    'Tell us first; we answer every day from 8 am to midnight. These terms are governed by the law of Florida. Nothing here takes away rights that the law gives you as a consumer.',

  'outbox.title': 'Outbox',
  'outbox.says': 'Every mail that this server would have sent, newest first.',
  'outbox.empty': 'No mail has been written yet',
  'outbox.empty_says': 'Mails appear here as soon as something sends one.',
  'outbox.to': 'To {{address}}',
  'outbox.refresh': 'Look again',
}
