import { personOf } from '#identity/account/user.ts'
import type { DataExportPart } from '#identity/privacy/data-export.ts'
import { listVersionsBy } from './rules-store.ts'

/** The price rules that a person has saved; they stay with the home when the account is deleted. */
export const pricingData: DataExportPart = async (ctx) => {
  const versions = await listVersionsBy(ctx.db, personOf(ctx).userId)
  return {
    priceRules: versions.map(({ name, changedAt, ...version }) => ({
      home: name,
      changedAt: changedAt.toString(),
      ...version,
    })),
  }
}
