import { randomUUID } from 'node:crypto'
import { giftCard, newGiftCard } from '../payments/gift-cards.ts'
import {
  bankAccount,
  card,
  cardSetup,
  clabe,
  deposit,
  lateCharge,
  payoutBatch,
  sentWithdrawal,
  withdrawal,
} from '../user-data.ts'
import { type AccessRow, adminOnly, signedInOnly } from './access-row.ts'

/** Returns a payment that nobody sent. */
const returnFile = [`621${'0'.repeat(26)}0000004000`, '799R02999999990000001']
  .map((record) => record.padEnd(94))
  .join('\n')

export const moneyRows = {
  'GET /wallet': signedInOnly,
  'GET /wallet/transactions': signedInOnly,
  'GET /wallet/transactions.csv': signedInOnly,
  'GET /wallet/withdrawals': signedInOnly,
  'POST /wallet/withdrawals': {
    ...signedInOnly,
    body: { bankAccountId: randomUUID(), amount: 10_00 },
  },
  'GET /admin/withdrawals': adminOnly,
  'GET /admin/withdrawals/summary': adminOnly,
  'GET /admin/withdrawals/:id': { ...adminOnly, of: withdrawal },
  'POST /admin/withdrawals/:id/approval': { ...adminOnly, of: withdrawal },
  'POST /admin/withdrawals/:id/rejection': {
    ...adminOnly,
    of: withdrawal,
    body: { reason: 'Not yours' },
  },
  'POST /admin/withdrawals/:id/payment': { ...adminOnly, of: sentWithdrawal },
  'POST /admin/withdrawals/:id/return': {
    ...adminOnly,
    of: sentWithdrawal,
    body: { reason: 'No such account' },
  },
  'POST /admin/payout-returns': { ...adminOnly, body: { file: returnFile } },
  'GET /admin/payout-batches': adminOnly,
  'POST /admin/payout-batches': { ...adminOnly, body: { country: 'US' } },
  'GET /admin/payout-batches/:id/file': { ...adminOnly, of: payoutBatch },
  'POST /admin/payout-batches/:id/sending': { ...adminOnly, of: payoutBatch },
  'GET /bank-accounts': signedInOnly,
  'POST /bank-accounts': { ...signedInOnly, body: clabe },
  'PUT /bank-accounts/:id': { ...signedInOnly, of: bankAccount, body: { isDefault: true } },
  'DELETE /bank-accounts/:id': { ...signedInOnly, of: bankAccount },
  'GET /payment-methods': signedInOnly,
  'POST /payment-methods': { ...signedInOnly, body: {} },
  'GET /payment-methods/setups/:id': { ...signedInOnly, of: cardSetup },
  'PUT /payment-methods/:id': { ...signedInOnly, of: card, body: { isDefault: true } },
  'DELETE /payment-methods/:id': { ...signedInOnly, of: card },
  'GET /purchases': signedInOnly,
  'GET /purchases/:id/receipt.pdf': { ...signedInOnly, of: lateCharge },
  'GET /gift-cards': signedInOnly,
  'GET /gift-cards/:id': { ...signedInOnly, of: giftCard },
  'POST /gift-cards': { ...signedInOnly, body: newGiftCard },
  'PUT /gift-cards/:id/recipient': {
    ...signedInOnly,
    of: giftCard,
    body: { recipientName: 'Diego', recipientEmail: 'diego@marea.test' },
  },
  'POST /gift-cards/:id/delivery': { ...signedInOnly, of: giftCard },
  'POST /gift-cards/:id/refund': { ...signedInOnly, of: giftCard },
  'GET /gift-cards/:id/receipt.pdf': { ...signedInOnly, of: giftCard },
  'POST /gift-cards/redemption': { ...signedInOnly, body: { code: 'unknown' } },
  'GET /wallet/deposits': signedInOnly,
  'GET /wallet/deposits/:id': { ...signedInOnly, of: deposit },
  'POST /wallet/deposits': { ...signedInOnly, body: { amount: 60_00 } },
  'POST /wallet/deposits/:id/refund': { ...signedInOnly, of: deposit, body: {} },
  'GET /wallet/deposits/:id/receipt.pdf': { ...signedInOnly, of: deposit },
} satisfies Record<string, AccessRow>
