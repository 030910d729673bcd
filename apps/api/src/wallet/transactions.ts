import { moneyIn } from '@marea/contract/platform/money.ts'
import { csvDollars, csvField } from '@marea/contract/platform/table/csv.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import type {
  PaidStay,
  TransactionFilters,
  WalletTransaction,
} from '@marea/contract/wallet/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rawResponse } from '#platform/http/raw-response.ts'
import { instantIn } from '#platform/zoned-time.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { type Line, listLines } from '#wallet/ledger/history-store.ts'
import { staysOf } from './stays.ts'

type Page = TransactionFilters & { before?: number | undefined; limit: number }

const linesOfTable = 50_000

export async function ownTransactions(ctx: Ctx, page: Page) {
  const lines = await readLines(ctx, { ...page, limit: page.limit + 1 })
  const shown = lines.slice(0, page.limit)
  const hasMore = lines.length > page.limit
  const stays = await staysOf(
    ctx,
    shown.map(({ reference }) => reference),
  )
  return {
    items: shown.map((line) => transactionOf(line, stays.get(line.reference))),
    next: hasMore ? (shown.at(-1)?.number ?? null) : null,
  }
}

export async function ownTransactionsTable(ctx: Ctx, filters: TransactionFilters) {
  const lines = await readLines(ctx, { ...filters, limit: linesOfTable })
  const rows = lines.map(({ postedAt, kind, reference, amount, balance }) =>
    [postedAt, kind, csvField(reference), csvDollars(amount), csvDollars(balance)].join(),
  )
  return rawResponse({
    bytes: `${['time,kind,cause,amount,balance', ...rows].join('\r\n')}\r\n`,
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': 'attachment; filename="marea-wallet.csv"' },
  })
}

function readLines(ctx: Ctx, { area, from, to, before, limit }: Page): Promise<Line[]> {
  const { userId } = personOf(ctx)
  return listLines(ctx.db, ledgerAccounts.wallet(userId), {
    area,
    since: from ? instantIn(ctx.companyTimeZone, from, '00:00') : undefined,
    until: to ? instantIn(ctx.companyTimeZone, addDays(to, 1), '00:00') : undefined,
    before,
    limit,
  })
}

function transactionOf(line: Line, stay: PaidStay | undefined): WalletTransaction {
  const { number, kind, amount, balance, postedAt, reference, hold } = line
  return {
    id: number,
    kind,
    amount: moneyIn(line, amount),
    balance: moneyIn(line, balance),
    at: postedAt.toString(),
    cause: reference,
    stay: stay ?? null,
    hold,
  }
}
