import type { KyselyPlugin } from 'kysely'
import type { Ctx } from '../src/platform/ctx.ts'
import type { Database, Transaction } from '../src/platform/db/database.ts'
import { ledgerAccounts } from '../src/wallet/ledger/accounts.ts'
import { findBalance } from '../src/wallet/ledger/ledger-store.ts'
import { post } from '../src/wallet/ledger/post.ts'
import { verifyLedger } from '../src/wallet/ledger/verify.ts'
import type { TestApp } from './test-app.ts'

/** Credits card money that can be spent immediately. */
export function fund(ctx: Ctx, userId: string, amount: number, key: string = crypto.randomUUID()) {
  return post(ctx, {
    key: `fund:${key}`,
    kind: 'deposit.credited',
    reference: `deposit:${key}`,
    moves: [{ from: ledgerAccounts.clearing, to: ledgerAccounts.wallet(userId), amount }],
  })
}

export async function differences(marea: TestApp) {
  return (await verifyLedger(marea.db)).differences
}

export function balanceOf({ db }: TestApp, account: string): Promise<number> {
  return findBalance(db, account)
}

/** A context whose process crashes before its n-th SQL statement. */
export function dyingBefore(ctx: Ctx, statement: number): Ctx {
  let left = statement
  function count() {
    if (left === 0) throw new Error('the process died')
    left -= 1
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { ...ctx, db: mortal(ctx.db.withPlugin(plugin), count) }
}

/** Prepared statements bypass Kysely plugins, so they are counted where they are executed. */
function mortal<Db extends Database | Transaction>(db: Db, count: () => void): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'withoutPlugins') return () => mortal(target.withoutPlugins(), count)
      if (name === 'transaction') return () => mortalTransaction(target, count)
      if (name === 'executeQuery') {
        return async (...given: Parameters<Database['executeQuery']>) => {
          count()
          return target.executeQuery(...given)
        }
      }
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function mortalTransaction(db: Database, count: () => void) {
  return {
    execute: <Result>(work: (db: Transaction) => Promise<Result>) =>
      db.transaction().execute((db) => work(mortal(db, count))),
  }
}
