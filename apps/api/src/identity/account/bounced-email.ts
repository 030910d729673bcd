import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { AddressBook } from '#platform/mail/deliver.ts'
import { bounceCounters } from '#platform/mail/metrics.ts'
import { findEmailHolder } from './account-store.ts'
import { flagAddress, isFlagged, unflagAddress } from './bounce-store.ts'

/** Remembers which addresses mail servers refuse, so that people are told and nothing else is sent. */
export const addressBook: AddressBook = {
  isBounced: ({ db }, email) => isFlagged(db, email),
  flagBounced: flagBouncedEmail,
  clearBounced: clearBouncedEmail,
  findHolder: async ({ db }, email) => (await findEmailHolder(db, email))?.id,
}

async function flagBouncedEmail(ctx: Ctx, email: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    for (const id of await flagAddress(ctx.db, email, ctx.now)) {
      await recordEvent(ctx, { kind: 'identity.email_bounced', subject: `user:${id}` })
      bounceCounters.addOnCommit(ctx.db, 'bounced')
    }
  })
}

/** The mailbox works: an email was accepted, or somebody opened a link from one. */
export async function clearBouncedEmail(ctx: Ctx, email: string): Promise<void> {
  if (!(await isFlagged(ctx.db, email))) return
  await inTransaction(ctx, async (ctx) => {
    for (const id of await unflagAddress(ctx.db, email)) {
      await recordEvent(ctx, { kind: 'identity.email_delivered_again', subject: `user:${id}` })
      bounceCounters.addOnCommit(ctx.db, 'recovered')
    }
  })
}
