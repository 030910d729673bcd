export type Step = 'approved' | 'rejected' | 'sent' | 'paid' | 'returned'

/** A day counted back from today, at a time of the company's clock. */
export type DaysAgo = { days: number; time?: string }

/** `from` and `to` are indexes into the lists of cards and bank accounts. */
export type DemoDeposit = { at: DaysAgo; deposit: number; from: number }
export type DemoWithdrawal = {
  at: DaysAgo
  withdrawal: number
  to: number
  steps: { status: Step; at: DaysAgo; reason?: string }[]
}
/** A gift card, with the person and the time of its redemption. */
export type DemoGift = {
  at: DaysAgo
  gift: number
  from: number
  recipient: { name: string; email: string; language: 'en' | 'es' }
  design: 'tide' | 'sunrise' | 'night'
  message: string
  redeemed?: { by: string; at: DaysAgo }
}
export type DemoHold = { at: DaysAgo; hold: number; for: string; daysAhead: number }

export type DemoWallet = {
  email: string
  /** How long ago its cards and bank accounts were saved; most are new this year. */
  savedDaysAgo?: number
  /** Test cards that Stripe knows by these names too, the default first. */
  cards: string[]
  /** One more that expires this month, possible only with our own processor stand-in. */
  endingCard?: string
  accounts: {
    country: 'US' | 'MX'
    kind: 'checking' | 'savings'
    routingNumber?: string
    accountNumber: string
  }[]
  movements: (DemoDeposit | DemoWithdrawal | DemoHold | DemoGift)[]
}

const chase = {
  country: 'US',
  kind: 'checking',
  routingNumber: '021000021',
  accountNumber: '000412356789',
} as const

const bbva = { country: 'MX', kind: 'savings', accountNumber: '012180001183597198' } as const

const cityNational = {
  country: 'US',
  kind: 'checking',
  routingNumber: '066004367',
  accountNumber: '30885502117',
} as const

const banorte = { country: 'MX', kind: 'checking', accountNumber: '072910007380258428' } as const

type Steps = DemoWithdrawal['steps']

/** Approved in the morning, and sent to the bank later that day. */
function sent(days: number, time = '09:20', later = '17:05'): Steps {
  return [
    { status: 'approved', at: { days, time } },
    { status: 'sent', at: { days, time: later } },
  ]
}

/** How a withdrawal ended, so many days ago. */
function ended(status: Step, days: number, reason?: string): Steps {
  return [{ status, at: { days }, ...(reason ? { reason } : {}) }]
}

function deposit(days: number, amount: number, from = 0): DemoDeposit {
  return { at: { days }, deposit: amount, from }
}

function withdrawal(at: DaysAgo, amount: number, to: number, steps: Steps): DemoWithdrawal {
  return { at, withdrawal: amount, to, steps }
}

/** The wallet history of the demo data; days are counted back from today. */
export const demoWallets: DemoWallet[] = [
  {
    email: 'guest@marea.test',
    cards: ['pm_card_visa', 'pm_card_amex'],
    endingCard: '5555555555554444',
    accounts: [chase, bbva],
    movements: [
      deposit(200, 150_000),
      withdrawal({ days: 121 }, 30_000, 0, [...sent(120), ...ended('paid', 117)]),
      deposit(75, 80_000),
      withdrawal({ days: 48 }, 25_000, 1, [
        ...sent(47, '09:10'),
        ...ended('returned', 44, 'The name on the account differs from yours.'),
      ]),
      deposit(30, 50_000),
      withdrawal(
        { days: 21 },
        60_000,
        0,
        ended('rejected', 20, 'You wrote to us that you had mistyped the amount.'),
      ),
      deposit(9, 25_000, 1),
      {
        at: { days: 5, time: '18:15' },
        gift: 250_00,
        from: 0,
        recipient: { name: 'Carmen', email: 'carmen@marea.test', language: 'es' },
        design: 'sunrise',
        message: 'Feliz cumpleaños. Elija usted la casa, nosotras llevamos el pastel.',
      },
      withdrawal({ days: 3 }, 40_000, 0, sent(2, '09:05', '10:30')),
      withdrawal({ days: 2 }, 15_000, 1, ended('approved', 1)),
      withdrawal({ days: 1, time: '19:25' }, 8_000, 0, []),
      { at: { days: 1, time: '21:10' }, hold: 32_000, for: 'booking-payment:demo', daysAhead: 2 },
    ],
  },
  {
    email: 'owner@marea.test',
    savedDaysAgo: 760,
    cards: ['pm_card_mastercard'],
    accounts: [cityNational, banorte],
    movements: [
      deposit(160, 240_000),
      withdrawal({ days: 88 }, 90_000, 1, [...sent(87, '09:30'), ...ended('paid', 85)]),
      deposit(14, 60_000),
      withdrawal({ days: 3 }, 45_000, 0, ended('approved', 2)),
    ],
  },
  {
    email: 'sam@marea.test',
    cards: ['pm_card_visa'],
    accounts: [],
    movements: [deposit(18, 12_500)],
  },
  {
    email: 'diego@marea.test',
    cards: ['pm_card_mastercard'],
    accounts: [],
    movements: [
      deposit(33, 20_000),
      {
        at: { days: 4, time: '13:05' },
        gift: 150_00,
        from: 0,
        recipient: { name: 'Laura', email: 'guest@marea.test', language: 'en' },
        design: 'tide',
        message: 'Thank you for the week by the sea.',
        // After all other payments of Laura, because gift money is spent first.
        redeemed: { by: 'guest@marea.test', at: { days: 1, time: '22:30' } },
      },
    ],
  },
]
