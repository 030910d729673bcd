import { listAdmins } from '#identity/account/account-store.ts'
import type { Ctx } from '#platform/ctx.ts'

export function listAdminIds({ db }: Ctx): Promise<string[]> {
  return listAdmins(db)
}
