import { usd } from '@marea/contract/platform/money.ts'
import type { QuoteLine } from '@marea/contract/pricing/endpoints.ts'
import type { Line } from '#pricing/price.ts'

/** A line as guests see it, because the commission is between the owner and the platform. */
export function toQuoteLine(line: Line): QuoteLine {
  const { code, part, label, amount, for: payee, count, each, dates, rate, name } = line
  return {
    code,
    part,
    label,
    amount: usd(amount),
    for: payee,
    ...(count === undefined ? {} : { count }),
    ...(each === undefined ? {} : { each: usd(each) }),
    ...(dates === undefined ? {} : { dates }),
    ...(rate === undefined ? {} : { rate }),
    ...(name === undefined ? {} : { name }),
  }
}
