import { randomUUID } from 'node:crypto'
import { bankAccountErrors, bankOf } from '@marea/contract/wallet/bank-account-rules.ts'
import type { BankAccount, NewBankAccount } from '@marea/contract/wallet/bank-accounts.ts'
import { personOf } from '#identity/account/user.ts'
import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import {
  type BankAccountRow,
  clearDefault,
  hasOpenWithdrawal,
  insertBankAccount,
  listBankAccounts,
  lockBankAccountsOf,
  updateBankAccount,
} from './bank-account-store.ts'
import { encryptNumbers, fingerprintOf } from './encrypt-numbers.ts'
import { waitsUntil } from './ready-account.ts'

export async function ownBankAccounts(ctx: Ctx): Promise<BankAccount[]> {
  const rows = await listBankAccounts(ctx.db, personOf(ctx).userId)
  return rows.map((row) => toBankAccount(ctx, row))
}

export async function addBankAccount(ctx: Ctx, given: NewBankAccount): Promise<BankAccount> {
  requireValidNumbers(given)
  const bankName = given.bankName || bankOf(given)
  if (!bankName) throw new Problem('bank_accounts.number_invalid', { bankName: 'bank' })
  const id = randomUUID()
  const sealed = await encryptNumbers(ctx, id, numbersOf(given))
  return change(ctx, 'added', async (ctx, userId, accounts) => {
    const isDefault = given.isDefault || accounts.length === 0
    if (isDefault) await clearDefault(ctx.db, userId)
    const { country, kind } = given
    return insertBankAccount(ctx.db, {
      id,
      userId,
      country,
      bankName,
      kind,
      isDefault,
      ...sealed,
      lastFour: given.accountNumber.slice(-4),
      fingerprint: fingerprintOf(ctx, country, numbersOf(given)),
      createdAt: ctx.now,
    })
  }).catch((error) => {
    throw violates(error, 'bank_accounts_no_twins') ? new Problem('bank_accounts.known') : error
  })
}

type Changes = {
  bankName?: string | undefined
  kind?: BankAccount['kind'] | undefined
  isDefault?: true | undefined
}

export function changeBankAccount(ctx: Ctx, id: string, changes: Changes): Promise<BankAccount> {
  return change(ctx, 'changed', async (ctx, userId, accounts) => {
    const account = findById(accounts, id)
    if (changes.isDefault) await clearDefault(ctx.db, userId)
    const { bankName = account.bankName, kind = account.kind } = changes
    const isDefault = changes.isDefault ?? account.isDefault
    return updateBankAccount(ctx.db, id, { bankName, kind, isDefault })
  })
}

/** The numbers are erased at once; the oldest remaining account becomes the default. */
export async function removeBankAccount(ctx: Ctx, id: string) {
  await change(ctx, 'removed', async (ctx, _, accounts) => {
    const account = findById(accounts, id)
    if (await hasOpenWithdrawal(ctx.db, id)) throw new Problem('bank_accounts.in_use')
    const gone = { removedAt: ctx.now, isDefault: false, sealed: null, keyId: null }
    const removed = await updateBankAccount(ctx.db, id, gone)
    const heir = accounts.find((other) => other.id !== id)
    if (account.isDefault && heir) await updateBankAccount(ctx.db, heir.id, { isDefault: true })
    return removed
  })
  return { done: true } as const
}

function change(
  ctx: Ctx,
  what: 'added' | 'changed' | 'removed',
  work: (
    ctx: TransactionCtx,
    userId: string,
    accounts: BankAccountRow[],
  ) => Promise<BankAccountRow>,
): Promise<BankAccount> {
  const { userId } = personOf(ctx)
  requireRecentSignIn(ctx)
  return inTransaction(ctx, async (ctx) => {
    await lockBankAccountsOf(ctx.db, userId)
    const row = await work(ctx, userId, await listBankAccounts(ctx.db, userId))
    await recordEvent(ctx, {
      kind: `wallet.bank_account_${what}`,
      subject: `user:${userId}`,
      data: { bankAccountId: row.id, lastFour: row.lastFour },
    })
    return toBankAccount(ctx, row)
  })
}

function findById(accounts: BankAccountRow[], id: string): BankAccountRow {
  const account = accounts.find((each) => each.id === id)
  if (!account) throw new Problem('resource.not_found')
  return account
}

function requireValidNumbers(given: NewBankAccount): void {
  const found = Object.entries(bankAccountErrors(given)).filter(([, fault]) => fault !== undefined)
  if (found.length > 0) {
    throw new Problem('bank_accounts.number_invalid', Object.fromEntries(found))
  }
}

function numbersOf({ country, accountNumber, routingNumber }: NewBankAccount) {
  return { accountNumber, routingNumber: country === 'US' ? routingNumber : '' }
}

function toBankAccount(ctx: Ctx, row: BankAccountRow): BankAccount {
  const { id, country, bankName, kind, lastFour, isDefault, createdAt, isUnusable } = row
  return {
    id,
    country,
    bankName,
    kind,
    lastFour,
    isDefault,
    createdAt: createdAt.toString(),
    readyOn: waitsUntil(ctx, row),
    isUnusable,
  }
}
