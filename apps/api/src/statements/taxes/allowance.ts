import { taxOf } from '#pricing/rounding.ts'

export type AllowanceRule = {
  /** In 1/100,000. */
  allowanceRate: number
  allowancePart: number | null
  allowanceMax: number | null
}

/** What a filer who files and pays online and on time keeps of the tax, in cents. */
export function collectionAllowance(
  tax: number,
  { allowanceRate, allowancePart, allowanceMax }: AllowanceRule,
): number {
  if (tax <= 0) return 0
  const counted = Math.min(tax, allowancePart ?? tax)
  return Math.min(taxOf(counted, allowanceRate), allowanceMax ?? Number.MAX_SAFE_INTEGER)
}
