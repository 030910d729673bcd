import type { PublicConfig } from '@marea/contract/pages.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useConfirm } from '#payments/card/use-confirm.ts'
import { renderInPage } from '../../../test/page.tsx'

const cardProcessor = { name: 'stripe' as const, publishableKey: 'pk_live_1' }
const bankPage = { type: 'page' as const, url: '/card-stand-in/bank?secret=s' }

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Confirm = ReturnType<typeof useConfirm>['confirm']

function renderConfirm(config: Partial<PublicConfig>): Confirm {
  let confirm: Confirm = () => Promise.reject(new Error('Nothing was rendered.'))
  function Page() {
    const confirming = useConfirm()
    confirm = confirming.confirm
    return confirming.frame
  }
  renderInPage(<Page />, { config })
  return (asked) => {
    let answer = Promise.resolve(false)
    act(() => {
      answer = confirm(asked)
    })
    return answer
  }
}

test.each([{}, { cardProcessor }])(
  'a payment that no bank asks about is confirmed: %o',
  async (config) => {
    expect(await renderConfirm(config)({ clientSecret: 's' })).toBe(true)
  },
)

test('the stand-in shows its bank in a dialog until it answers', async () => {
  const answered = renderConfirm({})({ clientSecret: 's', nextAction: bankPage })
  const frame = await screen.findByTitle<HTMLIFrameElement>('Confirm with your bank')
  expect(new URL(frame.src).pathname).toBe('/card-stand-in/bank')
  const data = { source: 'card-stand-in', type: 'bank', answer: 'yes' }
  fireEvent(window, new MessageEvent('message', { source: frame.contentWindow, data }))
  expect(await answered).toBe(true)
  expect(screen.queryByTitle('Confirm with your bank')).toBeNull()
})
