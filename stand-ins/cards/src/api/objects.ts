type StripeObject = {
  id: string
  created: number
  livemode: false
  metadata: Record<string, string>
}

/** Stripe's names of the wallets that the product offers. */
export type Wallet = 'apple_pay' | 'google_pay' | 'link'

export type Customer = StripeObject & { object: 'customer' }

export type PaymentMethod = StripeObject & {
  object: 'payment_method'
  type: 'card'
  customer: string | null
  billing_details: { name: string | null }
  card: {
    brand: string
    last4: string
    exp_month: number
    exp_year: number
    fingerprint: string
    wallet: { type: Wallet } | null
  }
  /** The test number and whether the bank has authenticated the cardholder; never sent. */
  secret: { number: string; isSetUp: boolean }
}

export type CardError = {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
}

type Status =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

type NextAction = { type: 'use_stripe_sdk'; use_stripe_sdk: Record<string, string> }

type Intent = StripeObject & {
  status: Status
  customer: string | null
  payment_method: string | null
  client_secret: string
  next_action: NextAction | null
}

export type PaymentIntent = Intent & {
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  capture_method: string
  setup_future_usage: string | null
  last_payment_error: CardError | null
  latest_charge: string | null
}

export type SetupIntent = Intent & {
  object: 'setup_intent'
  usage: string
  last_setup_error: CardError | null
}

export type Charge = StripeObject & {
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  customer: string | null
  payment_intent: string
  payment_method: string
  balance_transaction: string
  billing_details: { name: string | null }
  payment_method_details: { type: 'card'; card: PaymentMethod['card'] }
  status: 'succeeded'
  disputed: boolean
}

export type BalanceTransaction = StripeObject & {
  object: 'balance_transaction'
  amount: number
  fee: number
  net: number
  currency: string
  type: string
  reporting_category: string
  source: string
  description: string | null
  available_on: number
  status: 'available' | 'pending'
}

export type Payout = StripeObject & {
  object: 'payout'
  amount: number
  arrival_date: number
  automatic: boolean
  balance_transaction: string
  currency: string
  failure_balance_transaction: string | null
  failure_code: string | null
  method: 'standard'
  reconciliation_status: 'completed' | 'in_progress' | 'not_applicable'
  status: 'pending' | 'in_transit' | 'paid' | 'failed'
  trace_id: { status: 'pending' | 'supported'; value: string | null }
  type: 'bank_account'
}

type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'

export type Dispute = StripeObject & {
  object: 'dispute'
  amount: number
  currency: string
  charge: string
  payment_intent: string
  reason: string
  network_reason_code: string | null
  status: DisputeStatus
  is_charge_refundable: boolean
  balance_transactions: BalanceTransaction[]
  evidence: Record<string, string>
  enhanced_eligibility_types: string[]
  evidence_details: {
    due_by: number | null
    has_evidence: boolean
    past_due: boolean
    submission_count: number
  }
  payment_method_details: {
    type: 'card'
    card: { brand: string; case_type: 'inquiry' | 'chargeback'; network_reason_code: string | null }
  }
}

export type EarlyFraudWarning = StripeObject & {
  object: 'radar.early_fraud_warning'
  actionable: boolean
  charge: string
  payment_intent: string
  fraud_type: string
}

export type StoredFile = StripeObject & {
  object: 'file'
  purpose: string
  filename: string
  size: number
  type: string
}

export type Refund = StripeObject & {
  object: 'refund'
  amount: number
  currency: string
  charge: string
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
  failure_reason?: string
}

export type Event = {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: false
  type: string
  pending_webhooks: number
  request: { id: null; idempotency_key: string | null }
  data: { object: object }
}
