import type { DeletionBlocker } from '#identity/account/account-deletion.ts'
import { countHomes } from './store.ts'

/** A published home blocks the deletion of its owner's account. */
export const publishedHomeBlocksDeletion: DeletionBlocker = async (ctx, userId) =>
  (await countHomes(ctx.db, userId)) > 0 ? 'suites.deletion_blocked.published_home' : undefined
