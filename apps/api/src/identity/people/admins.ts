import { listAdmins } from '#identity/store.ts'
import type { Ctx } from '#platform/ctx.ts'

export function listAdminIds({ db }: Ctx): Promise<string[]> {
  return listAdmins(db)
}
