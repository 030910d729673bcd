import { maxApprovalLimit } from '@marea/contract/operations/approvals.ts'
import { parseMoney } from '#ui/form/parse-money.ts'

export type TypedLimit = { amount: string; reason: string }
export type WrongLimit = Partial<Record<'amount' | 'reason', boolean>>

export function readLimit(
  { amount: typed, reason }: TypedLimit,
  current: number,
): { body?: { amount: number; reason: string }; wrong: WrongLimit } {
  const amount = parseMoney(typed)
  const wrong = {
    amount: amount === undefined || amount === current || amount > maxApprovalLimit,
    reason: reason.trim().length < 3,
  }
  if (amount === undefined || wrong.amount || wrong.reason) return { wrong }
  return { wrong, body: { amount, reason: reason.trim() } }
}
