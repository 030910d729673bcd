import { randomUUID } from 'node:crypto'
import { application, coupon, expenseDraft, ownApplication } from '../user-data.ts'
import { type AccessRow, adminOnly, signedInOnly, suite } from './access-row.ts'

export const operationRows = {
  'GET /owner-applications': signedInOnly,
  'POST /owner-applications': { ...signedInOnly, body: application },
  'GET /admin/owner-applications': adminOnly,
  'POST /admin/owner-applications/:id/approval': { ...adminOnly, of: ownApplication },
  'POST /admin/owner-applications/:id/rejection': {
    ...adminOnly,
    of: ownApplication,
    body: { reason: 'Not this time' },
  },
  'GET /admin/coupons': adminOnly,
  'POST /admin/coupons': { ...adminOnly, body: { code: 'NEW-TIDE', perMille: 50 } },
  'GET /admin/agreements': adminOnly,
  'GET /admin/message-reports': adminOnly,
  'POST /admin/message-reports/:id/resolution': {
    ...adminOnly,
    namesNothing: true,
    params: { id: randomUUID() },
    body: { outcome: 'warned', note: 'Told them' },
  },
  'GET /admin/message-reports/:id/photos/:photo': {
    ...adminOnly,
    namesNothing: true,
    params: { id: randomUUID(), photo: randomUUID() },
  },
  'POST /admin/agreements/:id/versions': {
    ...adminOnly,
    namesNothing: true,
    params: { id: randomUUID() },
    body: {
      effectiveOn: '2027-03-01',
      commissionPerMille: 170,
      reserveAmount: 0,
      noticeDays: 60,
      note: '',
    },
  },
  'POST /admin/coupons/:id/ending': { ...adminOnly, of: coupon },
  'POST /admin/expense-requests': {
    ...adminOnly,
    namesNothing: true,
    body: { suite: 'no-such-suite', category: 'pool', concept: 'New pump', amount: 180_00 },
  },
  'GET /admin/expense-requests': adminOnly,
  'PUT /admin/expense-requests/:id/receipt': {
    ...adminOnly,
    namesNothing: true,
    params: { id: randomUUID() },
  },
  'POST /admin/expenses': { ...adminOnly, namesNothing: true, body: expenseDraft },
  'GET /admin/expense-limits/:slug': { ...adminOnly, namesNothing: true, params: suite },
} satisfies Record<string, AccessRow>
