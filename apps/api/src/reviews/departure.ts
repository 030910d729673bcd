import type { Subscription } from '#platform/events.ts'
import { forgetAuthor } from './store.ts'

/** What was said of a home stays; who said it goes with the account. */
export const forgetReviewer: Subscription = {
  kind: 'identity.account_deleted',
  follow: (ctx, { subject }) => forgetAuthor(ctx.db, subject.replace(/^user:/, '')),
}
