import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { findOpening, insertOpening, lockOpenings } from './site-store.ts'

/** Until an administrator opens it, nobody else sees the site. */
export async function isPrivate(db: Db): Promise<boolean> {
  return (await findOpening(db))?.isOpen === false
}

export async function findOpened({ db }: Pick<Ctx, 'db'>) {
  const opening = await findOpening(db)
  return opening?.isOpen ? { by: opening.changedBy, at: opening.changedAt } : undefined
}

/** Whoever opens the site, or publishes what must not be in an open one, waits for the other. */
export function lockSite(db: Transaction): Promise<void> {
  return lockOpenings(db)
}

export function keepPrivate(ctx: TransactionCtx, changedBy: string): Promise<void> {
  return insertOpening(ctx.db, { isOpen: false, changedBy, changedAt: ctx.now })
}

export function openToEveryone(ctx: TransactionCtx, changedBy: string): Promise<void> {
  return insertOpening(ctx.db, { isOpen: true, changedBy, changedAt: ctx.now })
}
