import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import ExportPage from './export-page.tsx'

afterEach(cleanup)

const finished = {
  id: 1,
  requestedAt: '2026-11-18T17:00:00Z',
  requestedBy: 'Ana',
  reason: 'For the accountant',
  startedAt: '2026-11-18T17:00:02Z',
  finishedAt: '2026-11-18T17:01:00Z',
  bytes: 5 * 1024 * 1024,
}

test('an administrator gives a reason, and the browser downloads everything from the link', async () => {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    // A navigation would end when the dialog goes back in the history.
    if (this.hasAttribute('download')) opened.push(this.pathname)
  })
  const sent = standInForApi({ 'POST /admin/exports': () => ({ url: '/api/exports/one' }) })
  renderInPage(<ExportPage />, { loaded: { value: [] } })
  screen.getByText('No one has exported anything yet.')
  fireEvent.click(screen.getByRole('button', { name: 'Export everything' }))
  const dialog = screen.getByRole('dialog')
  const confirm = () => {
    const button = dialog.querySelector('button[type=submit]')
    if (button) fireEvent.click(button)
  }
  confirm()
  expect(sent).toHaveLength(0)
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: ' We move ' } })
  confirm()
  await waitFor(() => expect(opened).toEqual(['/api/exports/one']))
  expect(sent).toMatchObject([{ body: { reason: 'We move' } }])
})

test('past exports say who had them, why, and whether all of it was downloaded', () => {
  const stopped = { ...finished, id: 2, finishedAt: null, bytes: null }
  const unused = { ...stopped, id: 3, startedAt: null, requestedBy: '' }
  renderInPage(<ExportPage />, { loaded: { value: [unused, stopped, finished] }, language: 'es' })
  screen.getByText('Completa, 5.0 MB')
  screen.getByText('En curso o detenida')
  screen.getByText('Sin descargar')
  screen.getByText('Cuenta eliminada')
  expect(screen.getAllByText('For the accountant')).toHaveLength(3)
})
