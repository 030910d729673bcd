import type { DataExportPart } from '#identity/privacy/data-export.ts'
import type { Follow } from '#platform/events/consequences.ts'
import { ownApplications } from './applications/application.ts'
import { emptyApplicationsOf } from './applications/application-store.ts'

export const ownersData: DataExportPart = async (ctx) => ({
  ownerApplications: await ownApplications(ctx),
})

export const eraseApplications: Follow<'identity.account_deleted'> = (ctx, { subject }) =>
  emptyApplicationsOf(ctx.db, subject.replace(/^user:/, ''))
