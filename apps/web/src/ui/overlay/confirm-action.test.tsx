import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { ConfirmAction } from './confirm-action.tsx'

afterEach(cleanup)

async function ask(act: () => Promise<unknown>) {
  const calls: string[] = []
  renderInPage(
    <ConfirmAction
      title='End the coupon?'
      cancelLabel='Keep it'
      confirmLabel='End it'
      failed='We couldn’t end it'
      done='Coupon ended'
      onClose={() => calls.push('closed')}
      onDone={() => calls.push('loaded again')}
      onConfirm={act}
    >
      Nobody can use it then.
    </ConfirmAction>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'End it' }))
  return calls
}

test('what is done closes the dialog, and then the page loads again', async () => {
  const act = vi.fn(async () => undefined)
  const calls = await ask(act)
  await waitFor(() => expect(calls).toEqual(['closed', 'loaded again']))
  expect(act).toHaveBeenCalledOnce()
})

test('what failed is said in the dialog, which stays open', async () => {
  const calls = await ask(() => Promise.reject(new Error('no connection')))
  await screen.findByText('We couldn’t end it')
  expect(calls).toEqual([])
})
