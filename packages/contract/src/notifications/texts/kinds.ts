import { labelTexts, noticeTexts } from '#notifications/kind-views.ts'
import { notificationKinds } from '#notifications/kinds.ts'
import type { ServerTexts, Texts } from '#platform/language.ts'

export const notificationKindTexts = {
  ...labelTexts(notificationKinds),
} satisfies Texts

/** Only the API writes them, so browsers load none. */
export const notificationTexts = {
  ...noticeTexts(notificationKinds),
  'notification.search_matched.more': { en: '{{more}} more', es: '{{more}} más' },
} satisfies ServerTexts
