import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

// The module counts the sheets of one page, and test files share modules: this one starts at none.
vi.resetModules()
const { OverlayHistory, useBackCloses, useCloseTo } = await import('./use-back-closes.ts')
const { listenBeforeRouter } = await import('./overlay-history.ts')
listenBeforeRouter()

afterEach(cleanup)

function Sheet({ name, onClose }: { name: string; onClose: () => void }) {
  const close = useBackCloses(true, onClose)
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={name}>
      <button type='button' onClick={close}>
        Close {name}
      </button>
      <button type='button' onClick={() => setOpen(true)}>
        Open above {name}
      </button>
      {isOpen && <Sheet name='second' onClose={() => setOpen(false)} />}
    </section>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <OverlayHistory />
      <button type='button' onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Sheet name='first' onClose={() => setOpen(false)} />}
    </>
  )
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sheets = () => screen.queryAllByRole('region').length

test('Back closes the uppermost sheet, a button closes its own, and the page stays', async () => {
  history.replaceState(null, '', '/')
  const router = createBrowserRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  const { pathname } = location

  click('Open')
  click('Open above first')
  expect(sheets()).toBe(2)

  act(() => history.back())
  await waitFor(() => expect(sheets()).toBe(1))

  click('Close first')
  await waitFor(() => expect(sheets()).toBe(0))
  expect(location.pathname).toBe(pathname)
  expect(history.state.sheets).toBe(0)
})

/** Its form closes it after saving, not the close button of the sheet. */
function SheetByUrl() {
  const [search] = useSearchParams()
  const close = useCloseTo('/saved')
  return search.get('open') === 'add' ? <SavingSheet onClose={close} /> : null
}

function SavingSheet({ onClose }: { onClose: () => void }) {
  useBackCloses(true, onClose)
  return (
    <section aria-label='by url'>
      <button type='button' onClick={onClose}>
        Save
      </button>
    </section>
  )
}

test('a sheet whose URL was opened directly stays closed after its own save', async () => {
  history.replaceState(null, '', '/?open=add')
  const page = (
    <>
      <OverlayHistory />
      <SheetByUrl />
    </>
  )
  const router = createBrowserRouter([{ path: '*', element: page }])
  render(<RouterProvider router={router} />)
  expect(sheets()).toBe(1)
  await waitFor(() => expect(history.state.sheets).toBe(1))

  click('Save')
  await waitFor(() => expect(location.pathname).toBe('/saved'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(location.href).toMatch(/\/saved$/)
  expect(sheets()).toBe(0)
  expect(history.state.sheets).toBe(0)
})
