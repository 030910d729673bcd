import type { ImportKind } from '@marea/contract/operations/imports/imports.ts'
import { eraseUnusedAccount } from '#identity/people/confirmed-account.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { homesOfOwner } from '#suites/find-homes.ts'
import { importedBookings } from './bookings.ts'
import { importedHomes } from './homes.ts'
import type { ImportedKind } from './import-kind.ts'
import { hasStays } from './import-store.ts'
import { importedReviews } from './reviews.ts'

export const importedKinds: Readonly<Record<ImportKind, ImportedKind>> = {
  homes: importedHomes,
  bookings: importedBookings,
  reviews: importedReviews,
}

/** Accounts that an import made, if nothing is left of them and nobody has signed in. */
export async function eraseLeftPeople(ctx: TransactionCtx, people: readonly string[]) {
  for (const id of people) {
    if ((await homesOfOwner(ctx, id)).length === 0 && !(await hasStays(ctx.db, id)))
      await eraseUnusedAccount(ctx, id)
  }
}
