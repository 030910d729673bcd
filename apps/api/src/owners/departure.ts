import type { DataPart } from '#identity/data.ts'
import type { Subscription } from '#platform/events.ts'
import { ownApplications } from './application.ts'
import { everyOwnExpense } from './expenses.ts'
import { emptyApplicationsOf } from './store.ts'

export const ownersData: DataPart = async (ctx) => ({
  ownerApplications: await ownApplications(ctx),
  expenses: await everyOwnExpense(ctx),
})

/** What a person wrote in an application goes with the account. */
export const forgetApplications: Subscription = {
  kind: 'identity.account_deleted',
  follow: (ctx, { subject }) => emptyApplicationsOf(ctx.db, subject.replace(/^user:/, '')),
}
