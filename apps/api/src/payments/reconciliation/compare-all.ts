import type { Difference } from '@marea/contract/payments/reconciliation.ts'
import type { Ctx } from '#platform/ctx.ts'
import { ledgerPosition, type Position } from '#wallet/position.ts'
import { type BankSide, bankSide } from './bank-differences.ts'
import { type ProcessorSide, processorSide } from './processor-differences.ts'

export type Compared = {
  ledger: Position
  bank: BankSide | undefined
  processor: ProcessorSide | undefined
  differences: Difference[]
  /** The first day of the bank's statements. */
  firstOn: string | null
}

export async function compareAll(ctx: Ctx): Promise<Compared> {
  const ledger = await ledgerPosition(ctx)
  const bank = await bankSide(ctx, ledger)
  const processor = await processorSide(ctx, ledger)
  const differences = [...(bank?.differences ?? []), ...(processor?.differences ?? [])]
  return { ledger, bank, processor, differences, firstOn: bank?.firstOn ?? null }
}
