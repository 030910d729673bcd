import { bankText } from '#wallet/bank/bank-text.ts'

export type Credit = {
  id: string
  name: string
  routingNumber: string
  accountNumber: string
  kind: 'checking' | 'savings'
  amount: number
  /** The number by which the bank identifies the payment when it returns the money. */
  trace: number
}

type NachaFile = {
  /** The number of the file within its day. */
  fileNumber: number
  batchNumber: number
  bankRouting: string
  bankName: string
  companyId: string
  companyName: string
  createdAt: Temporal.ZonedDateTime
  effectiveOn: Temporal.PlainDate
  credits: readonly Credit[]
}

const width = 94
const blocking = 10
const creditsOnly = '220'
const fileModifiers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** A file of ACH credits (PPD): records of 94 columns in blocks of ten. */
export function nachaFile(given: NachaFile): string {
  const records = [
    fileHeader(given),
    batchHeader(given),
    ...given.credits.map((credit) =>
      entryDetail(credit, traceNumber(given.bankRouting, credit.trace)),
    ),
    batchControl(given),
  ]
  const blocks = Math.ceil((records.length + 1) / blocking)
  const all = [...records, fileControl(given, blocks)]
  while (all.length % blocking !== 0) all.push('9'.repeat(width))
  return `${all.join('\n')}\n`
}

function fileHeader({
  bankRouting,
  bankName,
  companyId,
  companyName,
  createdAt,
  fileNumber,
}: NachaFile): string {
  const time = `${digits(createdAt.hour, 2)}${digits(createdAt.minute, 2)}`
  return [
    `101 ${bankRouting}${text(companyId, 10)}${shortDate(createdAt.toPlainDate())}${time}`,
    `${fileModifiers.charAt(fileNumber - 1)}094101${text(bankName, 23)}${text(companyName, 23)}${text('', 8)}`,
  ].join('')
}

function batchHeader(given: NachaFile): string {
  const { bankRouting, companyId, companyName, createdAt, effectiveOn, batchNumber } = given
  return [
    `5${creditsOnly}${text(companyName, 16)}${text('', 20)}${text(companyId, 10)}`,
    `PPD${text('WITHDRAWAL', 10)}${shortDate(createdAt.toPlainDate())}${shortDate(effectiveOn)}`,
    `${text('', 3)}1${bankRouting.slice(0, 8)}${digits(batchNumber, 7)}`,
  ].join('')
}

function entryDetail(credit: Credit, tracedAs: string): string {
  const { kind, routingNumber, accountNumber, amount, id, name } = credit
  return [
    `6${kind === 'checking' ? '22' : '32'}${routingNumber}${accountNumber.padEnd(17)}`,
    `${digits(amount, 10)}${text(id, 15)}${text(name, 22)}  0${tracedAs}`,
  ].join('')
}

function batchControl(given: NachaFile): string {
  const { bankRouting, companyId, credits, batchNumber } = given
  return [
    `8${creditsOnly}${digits(credits.length, 6)}${totals(given)}${text(companyId, 10)}`,
    `${text('', 25)}${bankRouting.slice(0, 8)}${digits(batchNumber, 7)}`,
  ].join('')
}

function fileControl(given: NachaFile, blocks: number): string {
  const counts = `${digits(1, 6)}${digits(blocks, 6)}${digits(given.credits.length, 8)}`
  return `9${counts}${totals(given)}${text('', 39)}`
}

/** The hash is the sum of the banks' first eight digits, truncated to the last ten. */
function totals({ credits }: NachaFile): string {
  const hash = credits.reduce((sum, each) => sum + Number(each.routingNumber.slice(0, 8)), 0)
  const amount = credits.reduce((sum, each) => sum + each.amount, 0)
  return `${digits(hash % 10_000_000_000, 10)}${digits(0, 12)}${digits(amount, 12)}`
}

/** The routing number of the sending bank followed by the number of the payment. */
export function traceNumber(bankRouting: string, trace: number): string {
  return `${bankRouting.slice(0, 8)}${digits(trace, 7)}`
}

function text(value: string, columns: number): string {
  return bankText(value).slice(0, columns).padEnd(columns)
}

function digits(value: number, columns: number): string {
  const written = String(value).padStart(columns, '0')
  if (written.length > columns) throw new Error(`${value} does not fit in ${columns} columns`)
  return written
}

function shortDate(day: Temporal.PlainDate): string {
  return day.toString().replaceAll('-', '').slice(2)
}
