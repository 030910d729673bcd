import { Problem } from '#platform/problem.ts'
import type { CardsPort } from './port.ts'

/** In place of a processor until its keys are set: no card is asked for, saved or charged. */
export const closedCards: CardsPort = {
  name: 'stripe',
  webhook: { path: '/webhooks/stripe', signatureHeader: 'stripe-signature' },
  isClosed: true,
  checkAccess: async () => 'refused',
  createCustomer: refuse,
  deleteCustomer: refuse,
  charge: refuse,
  retrieve: refuse,
  findCharge: refuse,
  cancel: refuse,
  saveCard: refuse,
  retrieveSetup: refuse,
  detachCard: refuse,
  refund: refuse,
  retrieveRefund: refuse,
  findRefund: refuse,
  listTransactions: refuse,
  listPayouts: refuse,
  retrievePayout: refuse,
  retrieveBalance: refuse,
  retrieveDispute: refuse,
  answerDispute: refuse,
  acceptDispute: refuse,
  uploadEvidence: refuse,
  retrieveFraudWarning: refuse,
  verifyEvent() {
    throw new Problem('payments.signature_refused')
  },
  findEventSubject: refuse,
}

async function refuse(): Promise<never> {
  throw new Problem('payments.unreachable')
}
