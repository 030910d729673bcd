import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useNewExpense } from '#expenses/form/use-new-expense.ts'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { useSendExpense } from './use-send-expense.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const receipt = new File(['x'], 'bill.pdf', { type: 'application/pdf' })
const errors: unknown[] = []

function AdminExpenses({ asksFirst }: { asksFirst: boolean }) {
  const expense = useNewExpense({ suite: 'casa-malva', category: 'pool', paidBy: 'marea' })
  const send = useSendExpense()
  const filled = { amount: '200', markup: '30', concept: 'Pump', translations: { es: ' ' } }
  return (
    <>
      <button type='button' onClick={() => expense.type(filled)}>
        Fill
      </button>
      <button
        type='button'
        onClick={() => send(expense, { asksFirst, receipt }).catch((error) => errors.push(error))}
      >
        Send
      </button>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a receipt that was refused is sent again without recording the expense twice', async () => {
  const record = 'POST /admin/expenses'
  let uploads = 0
  const sent = standInForApi({
    [record]: () => ({ expense: { id: 'e1' }, request: null }),
    'PUT /owner/expenses/e1/receipt': () => {
      uploads += 1
      return uploads === 1 ? refuse(400, 'owners.pdf_refused') : { receipt: 'pdf' }
    },
  })
  renderInPage(<AdminExpenses asksFirst={false} />)
  press('Fill')
  press('Send')
  await waitFor(() => expect(errors).toHaveLength(1))
  press('Send')
  await waitFor(() => expect(uploads).toBe(2))
  const recorded = sent.filter(({ method }) => method === 'POST')
  expect(recorded).toHaveLength(1)
  expect(recorded[0]?.body).toMatchObject({
    suite: 'casa-malva',
    amount: 200_00,
    markup: 30_00,
    paidBy: 'marea',
    repeats: null,
    translations: {},
  })
})

test('asking first sends a request, and the file is its quote', async () => {
  const sent = standInForApi({
    'POST /admin/expense-requests': () => ({ id: 'r1' }),
    'PUT /admin/expense-requests/r1/receipt': () => ({ receipt: 'pdf' }),
  })
  renderInPage(<AdminExpenses asksFirst />)
  press('Fill')
  press('Send')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.body).not.toHaveProperty('spentOn')
  expect(sent[1]?.path).toBe('/admin/expense-requests/r1/receipt')
})
