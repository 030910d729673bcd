import type { DataExportPart } from '#identity/account/data.ts'
import { ownApplications } from '#owners/applications/application.ts'
import { emptyApplicationsOf } from '#owners/applications/application-store.ts'
import { exportOwnExpenses } from '#owners/expenses/expenses.ts'
import type { Subscription } from '#platform/events/events.ts'

export const ownersData: DataExportPart = async (ctx) => ({
  ownerApplications: await ownApplications(ctx),
  expenses: await exportOwnExpenses(ctx),
})

/** The texts of applications are erased with the account. */
export const eraseApplications: Subscription = {
  kind: 'identity.account_deleted',
  follow: (ctx, { subject }) => emptyApplicationsOf(ctx.db, subject.replace(/^user:/, '')),
}
