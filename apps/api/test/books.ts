import type { KyselyPlugin } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import { chart } from '#wallet/chart.ts'
import { post } from '#wallet/post.ts'
import { verifyLedger } from '#wallet/verify.ts'
import type { TestApp } from './test-app.ts'

/** Money from a card that may be spent at once. */
export function fund(ctx: Ctx, userId: string, amount: number, key: string = crypto.randomUUID()) {
  return post(ctx, {
    key: `fund:${key}`,
    kind: 'deposit.credited',
    reference: `deposit:${key}`,
    moves: [{ from: chart.clearing, to: chart.wallet(userId), amount }],
  })
}

export async function differences(marea: TestApp) {
  return (await verifyLedger(marea.db)).differences
}

export async function accountBalance(marea: TestApp, account: string): Promise<number> {
  const row = await marea.db
    .selectFrom('ledgerAccounts')
    .select('balance')
    .where('name', '=', account)
    .executeTakeFirst()
  return row?.balance ?? 0
}

export async function balanceOf({ db }: TestApp, account: string): Promise<number> {
  const row = await db
    .selectFrom('ledgerAccounts')
    .select('balance')
    .where('name', '=', account)
    .executeTakeFirst()
  return row?.balance ?? 0
}

/** A process that dies before its statement of this number. */
export function dyingBefore(ctx: Ctx, statement: number): Ctx {
  let left = statement
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (left === 0) throw new Error('the process died')
      left -= 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { ...ctx, db: ctx.db.withPlugin(plugin) }
}
