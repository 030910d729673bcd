import type { CardProcessor } from '#platform/cards/port.ts'
import type { Log } from '#platform/log/log.ts'
import { checkAccess } from './access.ts'
import { listTransactions, retrieveBalance } from './balance.ts'
import { detachCard, retrieveSetup, saveCard } from './card-setups.ts'
import { cancelCharge, charge, findLostCharge, retrieveCharge } from './charges.ts'
import { connectStripe, type StripeSettings } from './connection.ts'
import { createCustomer, deleteCustomer } from './customers.ts'
import {
  acceptDispute,
  answerDispute,
  retrieveDispute,
  retrieveFraudWarning,
  uploadEvidence,
} from './disputes.ts'
import { findEventSubject, verifyEvent } from './events.ts'
import { listPayouts, retrievePayout } from './payouts.ts'
import { findLostRefund, refund, retrieveRefund } from './refunds.ts'

/** Stripe's SDK behind the card port; the stand-in is reached by the same code. */
export function createStripeAdapter(settings: StripeSettings, log: Log): CardProcessor {
  const connection = connectStripe(settings, log)
  return {
    name: 'stripe',
    webhook: { path: '/webhooks/stripe', signatureHeader: 'stripe-signature' },
    checkAccess: () => checkAccess(connection),
    createCustomer: (userId) => createCustomer(connection, userId),
    deleteCustomer: (customerId) => deleteCustomer(connection, customerId),
    charge: (request) => charge(connection, request),
    retrieve: (processorId) => retrieveCharge(connection, processorId),
    findCharge: (lost) => findLostCharge(connection, lost),
    cancel: (processorId) => cancelCharge(connection, processorId),
    saveCard: (request) => saveCard(connection, request),
    retrieveSetup: (processorId) => retrieveSetup(connection, processorId),
    detachCard: (paymentMethodId) => detachCard(connection, paymentMethodId),
    refund: (request) => refund(connection, request),
    retrieveRefund: (processorId) => retrieveRefund(connection, processorId),
    findRefund: (lost) => findLostRefund(connection, lost),
    listTransactions: (query) => listTransactions(connection, query),
    listPayouts: (query) => listPayouts(connection, query),
    retrievePayout: (payoutId) => retrievePayout(connection, payoutId),
    retrieveBalance: () => retrieveBalance(connection),
    retrieveDispute: (processorId) => retrieveDispute(connection, processorId),
    answerDispute: (answer) => answerDispute(connection, answer),
    acceptDispute: (processorId) => acceptDispute(connection, processorId),
    uploadEvidence: (file) => uploadEvidence(connection, file),
    retrieveFraudWarning: (processorId) => retrieveFraudWarning(connection, processorId),
    verifyEvent: (delivery) => verifyEvent(connection, settings.webhookSecret, delivery),
    findEventSubject: (event) => findEventSubject(connection, event),
  }
}
