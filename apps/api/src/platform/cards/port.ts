import type { CardsStandIn } from '@marea/cards-stand-in/open.ts'
import type { CardFailure } from '@marea/contract/payments/card-failures.ts'
import type { CardWallet } from '@marea/contract/payments/card-name.ts'
import type { NextAction } from '@marea/contract/payments/endpoints.ts'
import type { Currency } from '@marea/contract/platform/money.ts'
import type { CardProcessor as CardProcessorName } from '#platform/generated/database.ts'
import type { Log } from '#platform/log/log.ts'
import type {
  DisputeAnswer,
  EvidenceFile,
  ProcessorDispute,
  ProcessorFraudWarning,
} from './disputes.ts'

/** The stand-in is present in tests and the demo, where it also serves pages to browsers. */
export type CardsPort = CardProcessor & {
  standIn?: CardsStandIn
  /** Without keys, outside of a demo: a charge is not even stored. */
  isClosed?: true
}

/** A card processor whose keys are set. */
export type ConfiguredProcessor = {
  name: CardProcessor['name']
  /** Browsers may see it. */
  publishableKey: string
  /** Other sites that its forms load from, by what they load. */
  hosts: Record<'scripts' | 'images' | 'connections' | 'frames' | 'wallets', readonly string[]>
  open(log: Log): Promise<CardProcessor>
}

/**
 * The card processor in Marea's own types; only the Stripe adapter knows Stripe.
 * Calls that cannot reach the processor throw `payments.unreachable`. Every call that changes
 * something may be repeated: the processor acts once for each of our ids.
 */
export type CardProcessor = {
  /** Stored with every id that the processor gives us. */
  name: CardProcessorName
  /** Where it sends its events below the API, and the header that signs them. */
  webhook: { path: string; signatureHeader: string }

  /** Whether our key is accepted, and whether it charges real cards. */
  checkAccess(): Promise<'live' | 'test' | 'refused'>

  /** Returns the processor's id of the customer. */
  createCustomer(userId: string): Promise<string>
  /** A customer the processor does not know counts as deleted. */
  deleteCustomer(customerId: string): Promise<void>

  charge(request: ChargeRequest): Promise<ProcessorCharge | Rejected>
  retrieve(processorId: string): Promise<ProcessorCharge>
  /** Finds the processor's id of a charge whose answer was lost. */
  findCharge(lost: LostCharge): Promise<string | undefined>
  /** A charge that has ended meanwhile stays as it is. */
  cancel(processorId: string): Promise<void>

  saveCard(request: SaveCardRequest): Promise<ProcessorSetup | Rejected>
  retrieveSetup(processorId: string): Promise<ProcessorSetup>
  /** A card the processor does not know counts as removed. */
  detachCard(paymentMethodId: string): Promise<void>

  refund(request: RefundRequest): Promise<ProcessorRefund>
  retrieveRefund(processorId: string): Promise<ProcessorRefund>
  /** Finds a refund whose answer was lost. */
  findRefund(lost: Omit<RefundRequest, 'amount'>): Promise<ProcessorRefund | undefined>

  /** What changed our balance, newest first, a page at a time. */
  listTransactions(query: TransactionQuery): Promise<Page<ProcessorTransaction>>
  /** What went to our bank, newest first, a page at a time. */
  listPayouts(query: { after?: string | undefined }): Promise<Page<ProcessorPayout>>
  retrievePayout(payoutId: string): Promise<ProcessorPayout>
  /** What the processor holds of ours in dollars, in cents, whether or not it can be paid out yet. */
  retrieveBalance(): Promise<number>
  /** The case as it is now; events about it only say that something happened. */
  retrieveDispute(processorId: string): Promise<ProcessorDispute>
  /** Stores evidence, or submits it for good; a case that takes none answers `payments.dispute_closed`. */
  answerDispute(answer: DisputeAnswer): Promise<ProcessorDispute>
  /** Gives the disputed money up for good. */
  acceptDispute(processorId: string): Promise<ProcessorDispute>
  /** Returns the processor's id of the file. */
  uploadEvidence(file: EvidenceFile): Promise<string>
  retrieveFraudWarning(processorId: string): Promise<ProcessorFraudWarning>

  /** Throws `payments.signature_refused` unless the processor sent this event just now. */
  verifyEvent(delivery: EventDelivery): ProcessorEvent
  /** Asks which of our records an event is about; undefined for events that do not concern us. */
  findEventSubject(
    event: Pick<ProcessorEvent, 'type' | 'objectId'>,
  ): Promise<EventSubject | undefined>
}

export type ChargeRequest = {
  chargeId: string
  purpose: string
  /** The id of the deposit or the booking. */
  reference: string
  amount: number
  currency: Currency
  customerId: string
  paymentMethodId: string
  savesCard: boolean
  /** The cardholder is not there: a bank that wants to authenticate them declines. */
  isOffSession?: boolean
  /** Where the bank sends the guest after a page of its own. */
  returnUrl: string
}

/** `processorId` is the processor's own id, under which it is asked again. */
export type ProcessorCharge = { processorId: string } & (
  | Authentication
  | { status: 'processing' }
  /** Another card could still pay it, so it is canceled before it counts as failed. */
  | { status: 'declined'; failure: CardFailure }
  | { status: 'canceled'; failure: CardFailure }
  | SucceededCharge
)

export type SucceededCharge = {
  processorId: string
  status: 'succeeded'
  /** What the processor keeps of the amount. */
  fee: number
  card: ProcessorCard | undefined
}

/** The bank wants to authenticate the cardholder first. */
type Authentication = { status: 'requires_action'; clientSecret: string; nextAction: NextAction }

/** The processor did not start, because the request itself was not acceptable. */
export type Rejected = { status: 'rejected'; failure: CardFailure }

export type LostCharge = { chargeId: string; customerId: string; createdAt: Temporal.Instant }

export type SaveCardRequest = {
  setupId: string
  customerId: string
  paymentMethodId: string
  returnUrl: string
}

export type ProcessorSetup = { processorId: string } & (
  | Authentication
  | { status: 'processing' }
  | { status: 'saved'; card: ProcessorCard }
  | { status: 'failed'; failure: CardFailure }
)

export type ProcessorCard = {
  paymentMethodId: string
  holderName: string
  brand: string
  lastFour: string
  /** The wallet that holds the card, unless its number was entered. */
  wallet: CardWallet | null
  expiryMonth: number
  expiryYear: number
  /** The same for every card with this number. */
  fingerprint: string | null
}

export type RefundRequest = { refundId: string; chargeProcessorId: string; amount: number }

/** Without `processorId` the processor has rejected the refund. */
export type ProcessorRefund = { processorId: string | null } & (
  | { status: 'pending' | 'succeeded' }
  | { status: 'failed'; failureCode: string }
)

type Page<Item> = { items: Item[]; hasMore: boolean }

export type TransactionQuery = {
  /** Only what one payout paid out. */
  payoutId?: string | undefined
  since?: Temporal.Instant | undefined
  /** The id after which the page begins. */
  after?: string | undefined
}

/** A change of our balance at the processor: `net` is `amount` less `fee`. */
export type ProcessorTransaction = {
  id: string
  /** The processor's own name of what it is, such as `charge`; new ones may appear at any time. */
  category: string
  amount: number
  fee: number
  net: number
  currency: string
  /** What caused it: a charge, refund, dispute or payout of the processor. */
  sourceId: string | null
  /** The charge that it belongs to, as the processor calls it in our `charges`. */
  chargeProcessorId: string | null
  description: string
  createdAt: Temporal.Instant
  availableAt: Temporal.Instant
}

export type ProcessorPayout = {
  id: string
  amount: number
  currency: string
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled'
  arrivesOn: Temporal.PlainDate
  /** Only payouts that the processor began by itself can be itemized, once it has completed their list. */
  isItemized: boolean
  /** The number that the bank writes beside the deposit, once known. */
  traceId: string | null
  failureCode: string | null
  createdAt: Temporal.Instant
}

export type EventDelivery = { body: string; signature: string; now: Temporal.Instant }

/** An event carries no facts, only which object to ask the processor about. */
export type ProcessorEvent = { id: string; type: string; objectId: string; createdAt: string }

export type EventSubject =
  | { kind: 'charge'; chargeId: string; processorId: string }
  | { kind: 'card_setup'; setupId: string; processorId: string }
  | { kind: 'refund'; refundId: string }
  | { kind: 'payout'; payoutId: string }
  | { kind: 'dispute'; processorId: string }
  | { kind: 'fraud_warning'; processorId: string }
