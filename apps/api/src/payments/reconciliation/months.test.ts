import { afterAll, beforeAll, expect, test } from 'vitest'
import { ofxOf, reconciliationOf, uploadBankFile } from '../../../test/payments/bank-statements.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'

let marea: TestApp
let nadia: Someone
let marisol: Someone
let last: Temporal.PlainYearMonth

const reason = 'The bank is looking for it, and we know the guest.'

beforeAll(async () => {
  marea = await openTestApp()
  nadia = await signedIn(marea, 'Nadia', { profile: 'ADMIN' })
  marisol = await signedIn(marea, 'Marisol', { profile: 'ADMIN' })
  const today = marea.clock.now().toZonedDateTimeISO('America/New_York').toPlainDate()
  last = today.toPlainYearMonth().subtract({ months: 1 })
  const before = last.subtract({ months: 1 })
  const lines = [
    { on: before.toPlainDate({ day: 10 }).toString(), amount: -3_00, text: 'FEE', id: 'one' },
    { on: last.toPlainDate({ day: 10 }).toString(), amount: 40_00, text: 'UNKNOWN', id: 'two' },
  ]
  await uploadBankFile(nadia, ofxOf(lines, 37_00))
})
afterAll(() => marea.close())

function close({ call }: Someone, month: string, body: object = {}) {
  return call('POST', `/admin/reconciliation/months/${month}/closing`, { body })
}

async function lineCalled(name: string) {
  const { differences } = await reconciliationOf(nadia)
  return differences.find((each: { name: string }) => each.name === name)
}

async function monthOf(month: Temporal.PlainYearMonth) {
  const { months } = await reconciliationOf(nadia)
  return months.find((each: { month: string }) => each.month === month.toString())
}

test('a month without unexplained differences is closed by one administrator, and keeps its decisions', async () => {
  const first = last.subtract({ months: 1 })
  const { id } = await lineCalled('FEE')
  const posting = { body: { meaning: 'fee', reason: 'A fee of the bank.' } }
  await nadia.call('POST', `/admin/bank-lines/${id}/posting`, posting)
  expect(await monthOf(first)).toMatchObject({ state: 'open', unexplained: 0 })
  expect((await close(nadia, first.toString())).status).toBe(200)
  expect(await monthOf(first)).toMatchObject({ state: 'closed', closedBy: 'Nadia' })
  const { body } = await nadia.call('DELETE', `/admin/bank-lines/${id}/decision`)
  expect(body.error.code).toBe('reconciliation.month_closed')
})

test('with unexplained differences two administrators close it, with a reason', async () => {
  const month = last.toString()
  expect(await monthOf(last)).toMatchObject({ unexplained: 1, difference: { amount: 40_00 } })
  expect((await close(nadia, month)).body.error.code).toBe('reconciliation.unexplained')
  expect((await close(nadia, month, { reason })).status).toBe(200)
  expect(await monthOf(last)).toMatchObject({ state: 'waiting', closedBy: null })
  expect((await close(nadia, month, { reason })).body.error.code).toBe('approvals.waiting')
  const [approval] = (await marisol.call('GET', '/admin/approvals')).body.result.items
  expect(approval).toMatchObject({ kind: 'month_closing', amount: { amount: 40_00 }, reason })
  const url = `/admin/approvals/${approval.id}/approval`
  const body = { amount: 40_00 }
  expect((await nadia.call('POST', url, { body })).body.error.code).toBe('approvals.own_request')
  expect((await marisol.call('POST', url, { body })).status).toBe(200)
  expect(await monthOf(last)).toMatchObject({
    state: 'closed',
    closedBy: 'Nadia',
    approvedBy: 'Marisol',
    unexplained: 1,
    reason,
  })
})

test('a month that is not over, or was before the first statement, cannot be closed', async () => {
  for (const month of [last.add({ months: 1 }), last.subtract({ months: 3 })]) {
    const { body } = await close(nadia, month.toString(), { reason })
    expect(body.error.code).toBe('reconciliation.month_not_over')
  }
})
