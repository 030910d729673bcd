import type { Consequences } from '#platform/events/consequences.ts'
import { eraseNotifications } from './inbox/account-deletion.ts'
import { noticeConsequences } from './inbox/consequences.ts'
import { markMessageNotices } from './inbox/follow-messages.ts'

export const notificationsConsequences: readonly Consequences[] = [
  {
    'messaging.read': {
      'mark-messages': {
        isWanted: ({ by, to }) => to === undefined || by === to,
        follow: markMessageNotices,
      },
    },
    'identity.account_deleted': { 'erase-notifications': eraseNotifications },
  },
  ...noticeConsequences,
]
