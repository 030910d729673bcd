import { textTables } from '@marea/contract/texts/tables.ts'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showNotice, toast } from '#platform/page/toast.ts'
import { renderInPage } from '../../../test/page.tsx'
import ToastHost from './toast-host.tsx'

const { en } = textTables

test('a toast goes after three seconds, but a notice of a new version stays until it is dismissed', async () => {
  renderInPage(<ToastHost />)
  act(() => {
    toast.success('Profile updated successfully')
    showNotice({ text: en['shell.new_version'], act: { label: en['shell.reload'], act: vi.fn() } })
  })
  await screen.findByText(en['shell.new_version'])
  expect(isTimed('Profile updated successfully')).toBe(true)
  expect(isTimed(en['shell.new_version'])).toBe(false)
})

/** The library ends a toast when the animation of its hidden progress bar ends. */
function isTimed(text: string): boolean {
  const clock = screen
    .getByText(text)
    .closest('.Toastify__toast')
    ?.querySelector('[role=progressbar]')
  return clock instanceof HTMLElement && clock.style.animationDuration === '3000ms'
}
