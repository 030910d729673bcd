import { type Fee, fees as feeTable } from '@marea/contract/suites/fees.ts'

function feeColumn({ rate }: Fee): string {
  return rate.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** SQL for what a home charges for each fee, as one JSON object by the codes of the fees. */
export function feeAmountsSql(suites: string, fees: readonly Fee[] = feeTable): string {
  const amounts = fees.map((fee) => `'${fee.code}', ${suites}.${feeColumn(fee)}`)
  return `json_build_object(${amounts.join(', ')})`
}
