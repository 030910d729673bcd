/** A template for this product; legal counsel reviews it before an installation relies on it. */
export const legalTexts = {
  'legal.updated':
    'Effective November 18, 2026. Template, to be reviewed by legal counsel before use.',
  'privacy.title': 'Privacy policy',
  'privacy.description': 'What we collect, why, how long we keep it and what choices you have.',
  'privacy.collect.title': 'What we collect',
  'privacy.collect.text':
    'What you give us: your name, email, phone, language and, if you choose, your gender and photo; your bookings, notes, reviews and messages with their photos; your bank account if you withdraw money; and for some stays an ID of the main host. What we record when you use Marea: payments and refunds, the last 4 digits and the brand of your cards, signed-in devices, searches and technical logs. Full card numbers go straight to our payment processor and never reach our servers.',
  'privacy.use.title': 'How we use it',
  'privacy.use.text':
    'To let you book, stay, pay and get paid; to answer you; to prevent fraud; and to comply with tax and lodging laws. Owners see searches only as counts, without names. We do not sell your information, and there is no advertising on Marea.',
  'privacy.share.title': 'Who else sees it',
  'privacy.share.text':
    'The owner of a home you book, and the co-hosts who help manage it, see your name, your dates and the note on your booking. The owner and co-hosts who manage arrivals also see your phone number, and the owner sees your messages. Only the owner and our team can open the main host’s ID, as a watermarked preview. Every view is logged, and you can see who looked and when. People you give a shared link see what that page shows. Authorities see what the law requires us to share.',
  'privacy.processors.title': 'Our service providers',
  'privacy.processors.text':
    'A payment processor handles cards and refunds, banks carry out transfers, an email provider delivers our messages, a hosting provider runs our servers, and your browser’s push service delivers notifications you turn on. If you sign in with Google or Apple, they learn that you use Marea. Each receives only what its work requires.',
  'privacy.browser.title': 'What we store in your browser',
  'privacy.browser.text':
    'Your language, your theme and, when you sign in, your session. One cookie protects your requests against forgery and one remembers your language. None of them tracks you on other sites.',
  'privacy.retention.title': 'How long we keep it',
  'privacy.retention.text':
    'IDs: until 30 days after check-out, 7 days after a cancellation, or until you delete your account. Payment, tax and ledger records: as long as the law requires, without your name once your account is deleted. The email log: 30 days. When you delete your account, we erase your name, email, phone, photo, devices and messages. Your reviews of homes stay without your name.',
  'privacy.security.title': 'How we protect it',
  'privacy.security.text':
    'Connections are encrypted. Passwords are stored only as hashes, and IDs and bank account numbers are encrypted with their own keys. Staff need a second sign-in step, and what they do with personal data is recorded. If a breach affects you, we will notify you as the law requires.',
  'privacy.rights.title': 'Your rights',
  'privacy.rights.text':
    'You can access, correct, export and delete your data in account settings or by contacting us. You can turn off every notification that is not about a booking, a payment or your security. Deleting your account does not erase payment records that the law requires us to keep.',
  'privacy.children.title': 'Children',
  'privacy.children.text':
    'Accounts are for adults. We do not knowingly collect information from children under 13. A booking says how many children and infants travel, not who they are. If you believe a child has given us information, contact us and we will delete it.',
  'privacy.updates.title': 'Changes to this policy',
  'privacy.updates.text':
    'This policy applies from the date at the top. We will email you about changes that affect how we use your information.',
  'privacy.contact.title': 'Contact',
  'privacy.contact.text':
    'For questions and requests about your information, contact our team in Messages or use the contacts at the bottom of every page. We answer within 30 days.',

  'terms.title': 'Terms',
  'terms.description': 'The agreement between you and Marea, in plain language.',
  'terms.company.title': 'The company',
  'terms.company.text':
    '“Marea” is the operator of this site, based in Miami, Florida. Marea rents homes and suites in and around Miami for short stays on behalf of their owners, collects payments for them and manages the homes. By creating an account or booking, you accept these terms and the house rules shown on the home’s page.',
  'terms.account.title': 'Your account',
  'terms.account.text':
    'You must be at least 18 years old, give accurate information, confirm your email address and keep your password private. You are responsible for what happens in your account. We may lock an account that breaks these terms or puts others at risk, and we will tell you why.',
  'terms.booking.title': 'Booking and paying',
  'terms.booking.text':
    'A booking takes effect once it is paid and confirmed. The price is the one on your receipt, including taxes and fees, in US dollars. Amounts in other currencies are estimates. Dates on hold are not a booking and are released when the hold expires.',
  'terms.two_parts.title': 'Paying in two parts',
  'terms.two_parts.text':
    'Where it is offered, you pay half when you book and authorize us to charge the rest to the same card on the date shown. If that charge fails, we tell you by when to pay. If the rest is not paid by then, we cancel the booking and refund your first payment under the cancellation policy of the booking.',
  'terms.canceling.title': 'Changing and canceling',
  'terms.canceling.text':
    'The cancellation policy shown when you booked applies, and your booking shows the refund for each date. If you cancel before check-in, cleaning fees, pet fees and extras are refunded in full with their taxes. A change is priced before you confirm it and never refunds more than canceling would. If the owner or Marea cancels, you receive a full refund of what you paid.',
  'terms.deposit.title': 'Damage and security deposit',
  'terms.deposit.text':
    'The main host pays for damage beyond normal wear caused by the group. A security deposit listed on a home’s page states an amount for such damage. It is neither charged nor held on your card. We describe the damage and its cost before we ask for payment, and you may dispute it with us.',
  'terms.stay.title': 'During the stay',
  'terms.stay.text':
    'The main host must be an adult and is responsible for the group. Respect the home, its neighbors and the house rules, do not exceed the number of guests on the booking, and hold no event that the house rules do not allow. Some stays require an ID of the main host. In case of serious or repeated violations we may end the stay without a refund of the remaining nights.',
  'terms.wallet.title': 'The wallet',
  'terms.wallet.text':
    'Wallet balances are in US dollars, earn no interest, and can be used for stays with Marea. Deposits have no fee. Withdrawals to a bank account have a fee, shown before you confirm, and are reviewed before they are sent. Money that came from a card can be withdrawn only after the date shown in your wallet.',
  'terms.gift_cards.title': 'Gift cards',
  'terms.gift_cards.text':
    'Gift cards can be used for stays with Marea. They do not expire, have no fees, and cannot be withdrawn to a bank account or exchanged for cash unless the law requires it. Whoever has the code can redeem it. The buyer may have an unredeemed gift card refunded within 14 days of purchase.',
  'terms.reviews.title': 'Reviews and messages',
  'terms.reviews.text':
    'Reviews must be honest and about your own stay. We publish them without changes and remove only those that break our rules. Do not use messages to harass, to share contact details before a booking or to ask for payment outside Marea. We may review reported conversations.',
  'terms.owners.title': 'Terms for owners',
  'terms.owners.text':
    'If you list a home, you confirm that you may rent it for short stays and that its licenses are valid, and you keep its page accurate. Your agreement with Marea states the commission, the reserve, the notice and their effective dates. It is part of these terms and prevails over them. We release your share 24 hours after check-in, less commission and the expenses we paid on your behalf, collect and remit lodging taxes, and pay you by bank transfer. You fulfill confirmed bookings. If you cancel one, the guest receives a full refund and you receive no payout for it.',
  'terms.liability.title': 'Liability',
  'terms.liability.text':
    'Homes belong to their owners, who are responsible for their condition. To the extent the law allows, Marea is not liable for indirect damages, and its liability for a booking is limited to the amount paid for it. This does not limit liability for intent, gross negligence or personal injury, or any right that consumers have under the law.',
  'terms.disputes.title': 'Disputes',
  'terms.disputes.text':
    'Contact us first. We try to resolve every complaint within 30 days. These terms are governed by the laws of the State of Florida. Unless mandatory law says otherwise, the courts of Miami-Dade County have jurisdiction. You may always contact your card issuer or a consumer protection agency.',
  'terms.updates.title': 'Changes to these terms',
  'terms.updates.text':
    'We may change these terms. They apply from the date at the top. The terms in effect when you booked apply to that booking.',
  'terms.contact.title': 'Contact',
  'terms.contact.text':
    'Contact our team in Messages or use the contacts at the bottom of every page. We answer daily from 8 AM to midnight, Miami time.',
}
