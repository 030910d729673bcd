import { afterAll, beforeAll, expect, test } from 'vitest'
import { ofxOf, reconciliationOf, uploadBankFile } from '../../../test/payments/bank-statements.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { type Someone, sentWithdrawal } from '../../../test/user-data.ts'

let marea: TestApp
let nadia: Someone
let today: string
let tomorrow: string

beforeAll(async () => {
  marea = await openTestApp()
  nadia = await signedIn(marea, 'Nadia', { profile: 'ADMIN' })
  const day = marea.clock.now().toZonedDateTimeISO('America/New_York').toPlainDate()
  today = day.toString()
  tomorrow = day.add({ days: 1 }).toString()
})
afterAll(() => marea.close())

const csv = (day: string) => `Account statement
Date,Description,Amount,Running Bal.
${day},"Café, deposit","1,000.00","1,000.00"
${day},Two equal,-5.00,995.00
${day},Two equal,-5.00,990.00
`

test('the same file is refused, also in another encoding and with other line ends', async () => {
  const file = csv(today)
  const first = await uploadBankFile(nadia, file)
  expect(first.body.result).toMatchObject([
    { format: 'csv', newLines: 3, knownLines: 0, balance: { amount: 990_00 } },
  ])
  const others = [
    file,
    Buffer.from(file, 'latin1'),
    Buffer.from(`\ufeff${file}`, 'utf16le'),
    file.replaceAll('\n', '\r\n'),
  ]
  for (const other of others) {
    expect((await uploadBankFile(nadia, other)).body.error.code).toBe('reconciliation.file_known')
  }
})

test('a file that overlaps adds only the lines that are new', async () => {
  const longer = `${csv(today)}${today},One more,12.00,1002.00\n`
  const { body } = await uploadBankFile(nadia, longer)
  expect(body.result).toMatchObject([{ newLines: 1, knownLines: 3, balance: { amount: 1002_00 } }])
  const { bank } = await reconciliationOf(nadia)
  expect(bank.amount.amount).toBe(1002_00)
})

test('a file with a date after today is refused with all of its lines', async () => {
  const before = (await reconciliationOf(nadia)).differences.length
  const lines = [
    { on: today, amount: 1_00, text: 'Today' },
    { on: tomorrow, amount: 2_00, text: 'Tomorrow' },
  ]
  const { body } = await uploadBankFile(nadia, ofxOf(lines))
  expect(body.error).toMatchObject({
    code: 'reconciliation.file_in_future',
    message: expect.stringContaining('dated after today'),
  })
  expect((await reconciliationOf(nadia)).differences).toHaveLength(before)
})

test('dates that could be read both ways, and files that are no statement, are refused', async () => {
  const code = async (file: string) => (await uploadBankFile(nadia, file)).body.error.code
  expect(await code('Date,Description,Amount\n03/04/2026,Either,5.00\n')).toBe(
    'reconciliation.dates_ambiguous',
  )
  expect(await code('Name,City\nLaura,Miami\n')).toBe('reconciliation.file_unreadable')
  expect(await code('\u0000\u0001')).toBe('reconciliation.file_unreadable')
  expect(await code(ofxOf([{ on: today, amount: 1_00, text: 'Euro' }]).replace('USD', 'EUR'))).toBe(
    'reconciliation.currency_unknown',
  )
})

test('a line that is a withdrawal proves that it was paid; undoing the match leaves it paid', async () => {
  const guest = await signedIn(marea, 'Guest')
  const id = await sentWithdrawal.make(guest, marea)
  const status = async () =>
    (await nadia.call('GET', `/admin/withdrawals/${id}`)).body.result.status
  const { amount } = (await nadia.call('GET', `/admin/withdrawals/${id}`)).body.result
  expect(await status()).toBe('sent')
  const line = { on: today, amount: 0 - amount.amount, text: 'ACH DEBIT MAREA', id: 'ach-1' }
  await uploadBankFile(nadia, ofxOf([line]))
  expect(await status()).toBe('paid')
  const { decided } = await reconciliationOf(nadia)
  expect(decided[0]).toMatchObject({
    state: 'matched',
    decidedBy: null,
    references: [`withdrawal:${id}`],
  })
  await nadia.call('DELETE', `/admin/bank-lines/${decided[0].id}/decision`)
  expect(await status()).toBe('paid')
  const opened = (await nadia.call('GET', `/admin/bank-lines/${decided[0].id}`)).body.result
  expect(opened.line.state).toBe('open')
  const [candidate] = opened.candidates
  expect(candidate).toMatchObject({ kind: 'entry', difference: { amount: 0 } })
  const matched = await nadia.call('POST', `/admin/bank-lines/${decided[0].id}/match`, {
    body: { candidate: candidate.id },
  })
  expect(matched.body.result).toMatchObject({ state: 'matched', decidedBy: 'Nadia' })
})
