import { companyTimeZone } from '../../../../demo/company-clock.ts'
import { notify } from '../../src/notifications/inbox/notify.ts'
import { inTransaction } from '../../src/platform/ctx.ts'
import type { Belonging } from '../user-data.ts'
import { type AccessRow, anyone, signedInOnly } from './access-row.ts'

const notification: Belonging = {
  param: 'id',
  missing: '999999999',
  async make({ id: recipientId, call }, marea) {
    const credited = { kind: 'deposit_credited', facts: { amount: 60_00 }, recipientId } as const
    await inTransaction(marea.ctx(), (ctx) => notify(ctx, credited, 'access'))
    return String((await call('GET', '/notifications')).body.result.items[0].id)
  },
}

export const notificationRows = {
  'GET /notifications': signedInOnly,
  'GET /notifications/unread': signedInOnly,
  'PUT /notifications/read': { ...signedInOnly, body: { upTo: 1 } },
  'PUT /notifications/:id/read': { ...signedInOnly, of: notification },
  'GET /notification-preferences': signedInOnly,
  'PUT /notification-preferences': {
    ...signedInOnly,
    body: { kind: 'message', channel: 'email', isOn: true },
  },
  'PUT /notification-preferences/quiet-hours': {
    ...signedInOnly,
    body: { isOn: true, from: '22:00', to: '07:00', timeZone: companyTimeZone },
  },
  'GET /unsubscribe/:token': { ...anyone, params: { token: 'none' } },
  'POST /unsubscribe/:token': { ...anyone, params: { token: 'none' } },
} satisfies Record<string, AccessRow>
