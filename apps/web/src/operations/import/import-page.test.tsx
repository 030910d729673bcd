import type { ImportDetails } from '@marea/contract/operations/imports/imports.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import ImportPage from './import-page.tsx'

afterEach(cleanup)

const id = '00000000-0000-4000-8000-000000000000'
const none = { waiting: 0, ready: 0, wrong: 0, imported: 0, undone: 0, kept: 0 }
const uploaded: ImportDetails = {
  id,
  kind: 'bookings',
  fileName: 'stays.csv',
  state: 'uploaded',
  uploadedAt: '2026-11-19T17:00:00Z',
  uploadedBy: 'Ana',
  counts: { ...none, waiting: 2 },
  encoding: 'windows-1252',
  columns: [
    { name: 'Casa', values: ['Casa Almendro'] },
    { name: 'arrival', values: ['11/07/2026'] },
    { name: 'departure', values: ['11/14/2026'] },
    { name: 'email', values: ['tom@marea.test'] },
  ],
  mapping: { checkIn: 1, checkOut: 2, guestEmail: 3 },
  shared: {},
  dateOrder: null,
}
const noRows = { rows: [], count: 0, pages: 1 }

function open(file: ImportDetails, rows: object = noRows, language: 'en' | 'es' = 'en') {
  renderInPage(<ImportPage />, { loaded: { value: [file, rows] }, language })
}

test('an administrator says what a column is before the rows are checked', async () => {
  const sent = standInForApi({ [`POST /admin/imports/${id}/check`]: () => uploaded })
  open(uploaded)
  screen.getByRole('heading', { level: 1, name: 'stays.csv' })
  screen.getByText(/^2 rows, read as Windows-1252\. If accents look wrong/)
  screen.getByText('Choose a column or enter a value for: Home (name or address)')
  const check = screen.getByRole('button', { name: 'Check rows' })
  expect(check.hasAttribute('disabled')).toBe(true)
  fireEvent.change(screen.getByLabelText('Casa'), { target: { value: 'home' } })
  fireEvent.change(screen.getByLabelText('Dates in this file'), { target: { value: 'mdy' } })
  fireEvent.click(check)
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  expect(sent[0]?.body).toEqual({
    mapping: { home: 0, checkIn: 1, checkOut: 2, guestEmail: 3 },
    shared: {},
    dateOrder: 'mdy',
  })
})

test('a field without a column gets one value for every row', async () => {
  const sent = standInForApi({ [`POST /admin/imports/${id}/check`]: () => uploaded })
  open(uploaded)
  const home = screen.getByLabelText('Home (name or address) (required)')
  fireEvent.change(home, { target: { value: ' casa-almendro ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check rows' }))
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  expect(sent[0]?.body).toMatchObject({
    mapping: { checkIn: 1, checkOut: 2, guestEmail: 3 },
    shared: { home: 'casa-almendro' },
  })
})

test('a field has one column: choosing it again takes it from the one before', () => {
  open(uploaded)
  fireEvent.change(screen.getByLabelText('Casa'), { target: { value: 'checkIn' } })
  expect(screen.getByLabelText<HTMLSelectElement>('arrival').value).toBe('')
})

test('a dry run lists what is wrong, and the rest can be imported', async () => {
  const sent = standInForApi({ [`POST /admin/imports/${id}/run`]: () => uploaded })
  const problems = [{ column: 'total', code: 'not_money', detail: '1.234' }]
  const row = { number: 3, state: 'wrong', values: { guestEmail: 'x' }, problems, path: null }
  open(
    { ...uploaded, state: 'checked', counts: { ...none, ready: 124, wrong: 1 } },
    { rows: [row], count: 1, pages: 1 },
  )
  screen.getByText(/^Total paid, without taxes: We can’t tell the amount “1\.234”/)
  fireEvent.click(screen.getByRole('button', { name: 'Import 124 rows' }))
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain(`/admin/imports/${id}/run`))
})

test('the rows to correct are downloaded with what is wrong', async () => {
  const problems = [{ column: 'total', code: 'not_money', detail: '1.234' }]
  const values = { checkIn: '11/07/2026', total: '1.234' }
  const row = { number: 3, state: 'wrong', values, problems, path: null }
  const listed = { rows: [row], count: 1, pages: 1 }
  const url = `GET /admin/imports/${id}/rows?show=problems&page=1`
  standInForApi({ [url]: () => listed })
  const saved: Blob[] = []
  URL.createObjectURL = (file: Blob) => `blob:${saved.push(file)}`
  const mapping = { checkIn: 1, total: 2 }
  open({ ...uploaded, mapping, state: 'checked', counts: { ...none, wrong: 1 } }, listed)
  fireEvent.click(screen.getByRole('button', { name: 'Download rows with problems' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = await saved[0]?.text()
  expect(text).toContain('checkIn,total,Problem\r\n11/07/2026,1.234,')
})

test('the page says how far the job is', () => {
  open(
    { ...uploaded, state: 'running', counts: { ...none, ready: 1000, imported: 3000 } },
    noRows,
    'es',
  )
  const bar = screen.getByRole('progressbar', { name: 'Importando filas' })
  expect(bar.getAttribute('aria-valuetext')).toBe('3,000 de 4,000')
  expect(screen.queryByRole('button', { name: 'Deshacer importación' })).toBeNull()
})

test('undoing asks first', async () => {
  const sent = standInForApi({ [`POST /admin/imports/${id}/undo`]: () => uploaded })
  open({ ...uploaded, state: 'finished', counts: { ...none, imported: 2 } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo import' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(sent).toEqual([])
  const confirm = [...dialog.querySelectorAll('button')].at(-1)
  if (confirm) fireEvent.click(confirm)
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain(`/admin/imports/${id}/undo`))
})
