export type Step = 'approved' | 'rejected' | 'sent' | 'paid' | 'returned'

/** A day counted back from today, at an hour of Miami. */
export type Ago = { days: number; time?: string }

/** `from` and `to` are places in the lists of cards and of bank accounts. */
export type DemoDeposit = { at: Ago; deposit: number; from: number }
export type DemoWithdrawal = {
  at: Ago
  withdrawal: number
  to: number
  steps: { status: Step; at: Ago; reason?: string }[]
}
export type DemoHold = { at: Ago; hold: number; for: string; daysAhead: number }

export type DemoPurse = {
  email: string
  /** Test cards that Stripe knows by these names too, the default first. */
  cards: string[]
  /** One more that ends this month, where the processor is ours and lets a number be typed. */
  endingCard?: string
  accounts: {
    country: 'US' | 'MX'
    kind: 'checking' | 'savings'
    routingNumber?: string
    accountNumber: string
  }[]
  movements: (DemoDeposit | DemoWithdrawal | DemoHold)[]
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

/** What happened to the wallets of the demo world; the days are counted back from today. */
export const purses: DemoPurse[] = [
  {
    email: 'guest@marea.test',
    cards: ['pm_card_visa', 'pm_card_amex'],
    endingCard: '5555555555554444',
    accounts: [chase, bbva],
    movements: [
      { at: { days: 200 }, deposit: 150_000, from: 0 },
      {
        at: { days: 121 },
        withdrawal: 30_000,
        to: 0,
        steps: [
          { status: 'approved', at: { days: 120, time: '09:20' } },
          { status: 'sent', at: { days: 120, time: '17:05' } },
          { status: 'paid', at: { days: 117 } },
        ],
      },
      { at: { days: 75 }, deposit: 80_000, from: 0 },
      {
        at: { days: 48 },
        withdrawal: 25_000,
        to: 1,
        steps: [
          { status: 'approved', at: { days: 47, time: '09:10' } },
          { status: 'sent', at: { days: 47, time: '17:05' } },
          {
            status: 'returned',
            at: { days: 44 },
            reason: 'The name on the account differs from yours.',
          },
        ],
      },
      { at: { days: 30 }, deposit: 50_000, from: 0 },
      {
        at: { days: 21 },
        withdrawal: 60_000,
        to: 0,
        steps: [
          {
            status: 'rejected',
            at: { days: 20 },
            reason: 'You wrote to us that you had mistyped the amount.',
          },
        ],
      },
      { at: { days: 9 }, deposit: 25_000, from: 1 },
      {
        at: { days: 3 },
        withdrawal: 40_000,
        to: 0,
        steps: [
          { status: 'approved', at: { days: 2, time: '09:05' } },
          { status: 'sent', at: { days: 2, time: '10:30' } },
        ],
      },
      {
        at: { days: 2 },
        withdrawal: 15_000,
        to: 1,
        steps: [{ status: 'approved', at: { days: 1 } }],
      },
      { at: { days: 1, time: '19:25' }, withdrawal: 8_000, to: 0, steps: [] },
      { at: { days: 1, time: '21:10' }, hold: 32_000, for: 'booking-payment:demo', daysAhead: 2 },
    ],
  },
  {
    email: 'owner@marea.test',
    cards: ['pm_card_mastercard'],
    accounts: [cityNational, banorte],
    movements: [
      { at: { days: 160 }, deposit: 240_000, from: 0 },
      {
        at: { days: 88 },
        withdrawal: 90_000,
        to: 1,
        steps: [
          { status: 'approved', at: { days: 87, time: '09:30' } },
          { status: 'sent', at: { days: 87, time: '17:05' } },
          { status: 'paid', at: { days: 85 } },
        ],
      },
      { at: { days: 14 }, deposit: 60_000, from: 0 },
      {
        at: { days: 3 },
        withdrawal: 45_000,
        to: 0,
        steps: [{ status: 'approved', at: { days: 2 } }],
      },
    ],
  },
]
