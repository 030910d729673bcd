/** One payment that a bank returned, as its file names it. */
export type NachaReturn = { traceNumber: string; amount: number; code: string }

const entry = '6'
const returnAddenda = '799'

/**
 * The returned payments of a NACHA file: each is an entry with its amount, followed by the reason and the original
 * payment.
 */
export function readReturns(file: string): NachaReturn[] {
  const returns: NachaReturn[] = []
  let amount = Number.NaN
  for (const line of file.split(/\r?\n/)) {
    if (line.startsWith(entry)) amount = Number(line.slice(29, 39))
    if (!line.startsWith(returnAddenda)) continue
    const [code, traceNumber] = [line.slice(3, 6), line.slice(6, 21)]
    const isReadable =
      Number.isInteger(amount) && /^R\d\d$/.test(code) && /^\d{15}$/.test(traceNumber)
    if (isReadable) returns.push({ traceNumber, amount, code })
    amount = Number.NaN
  }
  return returns
}
