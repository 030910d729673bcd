import type { CardError } from './objects.ts'

export type Behavior = {
  brand: string
  /** Why the bank declines charges, and saving the card unless `declinesOnlyCharges`. */
  decline?: CardError
  declinesOnlyCharges?: boolean
  /** When the bank asks the cardholder to authenticate. */
  authentication?: 'unless_set_up' | 'always'
  refund?: 'pending' | 'fails'
  /** What the cardholder's bank sends after the payment. */
  dispute?: 'fraudulent' | 'product_not_received' | 'inquiry'
  reportsFraud?: boolean
}

export function behaviorOf(number: string): Behavior {
  return { brand: brandOf(number), ...testCards[number] }
}

function decline(code: string, message: string, reason?: string): CardError {
  return {
    type: 'card_error',
    code,
    ...(reason ? { decline_code: reason } : {}),
    message,
  }
}

const declined = (reason: string) => decline('card_declined', 'Your card was declined.', reason)

const testCards: Record<string, Partial<Behavior>> = {
  '4000000000000002': { decline: declined('generic_decline') },
  '4000000000009995': {
    decline: decline('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  },
  '4000000000009987': { decline: declined('lost_card') },
  '4000000000009979': { decline: declined('stolen_card') },
  '4000000000000069': {
    decline: decline('expired_card', 'Your card has expired.', 'expired_card'),
  },
  '4000000000000127': {
    decline: decline('incorrect_cvc', 'Your card’s security code is incorrect.', 'incorrect_cvc'),
  },
  '4000000000000119': {
    decline: decline('processing_error', 'An error occurred while processing your card.'),
  },
  '4100000000000019': { decline: declined('fraudulent') },
  '4000000000000341': { decline: declined('generic_decline'), declinesOnlyCharges: true },
  '4000002500003155': { authentication: 'unless_set_up' },
  '4000002760003184': { authentication: 'always' },
  '4000000000003220': { authentication: 'always' },
  '4000008400001629': {
    authentication: 'always',
    decline: declined('generic_decline'),
    declinesOnlyCharges: true,
  },
  '4000000000007726': { refund: 'pending' },
  '4000000000005126': { refund: 'fails' },
  '4000000000000259': { dispute: 'fraudulent' },
  '4000000000002685': { dispute: 'product_not_received' },
  '4000000000001976': { dispute: 'inquiry' },
  '4000000000005423': { reportsFraud: true },
}

/** Stripe's ids of test cards, for servers that must never see a number. */
export const namedCards: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_visa_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_authenticationRequiredChargeDeclined: '4000008400001629',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeProductNotReceived: '4000000000002685',
  pm_card_createDisputeInquiry: '4000000000001976',
  pm_card_createIssuerFraudRecord: '4000000000005423',
}

function brandOf(number: string): string {
  if (/^4/.test(number)) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^6(011|5)/.test(number)) return 'discover'
  return 'unknown'
}

export function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
