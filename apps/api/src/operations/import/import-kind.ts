import type { DateOrder, RowProblem } from '@marea/contract/operations/imports/imports.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'

/** The cell of a column by its id, without spaces around it; empty where the file has none. */
export type Cells = (column: string) => string

/** What a row became, and the accounts that it needed. */
type Added = { subject: `${string}:${string}`; people: string[] }

/** Rows with the same key are about different things if their nights do not overlap. */
export type Nights = { from: string; to: string }

/**
 * A row that was read: how it is added, or why it cannot be. The key names the thing, because a file may have it only
 * once.
 */
export type ReadRow =
  | { key: string; nights?: Nights; add(ctx: TransactionCtx): Promise<Added>; problems?: never }
  | { problems: readonly RowProblem[] }

/** One kind of things that files bring along: how a row is read, and how what it became is removed. */
export type ImportedKind = {
  /** Writes nothing. */
  read(ctx: Ctx, cells: Cells, options: { dateOrder: DateOrder | null }): Promise<ReadRow>
  /** False if somebody has changed it since, so that it stays. */
  remove(ctx: TransactionCtx, id: string): Promise<boolean>
}
