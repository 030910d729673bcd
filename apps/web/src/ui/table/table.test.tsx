import { usd } from '@marea/contract/platform/money.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { Table } from './table.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Home = { name: string; nights: number; total: number; seenOn: string | null }

const homes: Home[] = [
  { name: 'Casa Ñandú', nights: 9, total: 120_050, seenOn: '2026-02-03' },
  { name: 'Casa "Almendro", Coral', nights: 30, total: -5000, seenOn: null },
  { name: '=Villa 10', nights: 100, total: 900_000, seenOn: '2025-12-31' },
]

type HomesProps = { sorting?: 'rows' | 'server'; rows?: Home[] }

function Homes({ sorting = 'rows', rows = homes }: HomesProps) {
  return (
    <>
      <Table
        caption='Homes'
        rows={rows}
        rowId={({ name }) => name}
        sorting={sorting}
        file='homes'
        empty='No homes'
        columns={[
          { id: 'name', title: 'Home', isName: true, value: ({ name }) => name },
          { id: 'nights', title: 'Nights', value: ({ nights }) => nights, isSortable: false },
          {
            id: 'total',
            title: 'Paid',
            isFigure: true,
            value: ({ total }) => usd(total),
            sumsRows: true,
          },
          { id: 'seen', title: 'Seen', value: ({ seenOn }) => seenOn },
          { id: 'do', title: 'Action', cell: () => <button type='button'>Open</button> },
        ]}
      />
      <output>{useLocation().search}</output>
    </>
  )
}

const names = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace('Total', ''))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sortOf = (name: string) =>
  screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
const address = () => screen.getByRole('status').textContent

test('a title sorts up, then down, then as before, and the address says which', () => {
  renderInPage(<Homes />)
  expect(sortOf('Paid')).toBeNull()
  press('Paid')
  expect([names()[0], sortOf('Paid'), address()]).toEqual([
    'Casa "Almendro", Coral',
    'ascending',
    '?sort=total',
  ])
  press('Paid')
  expect([names()[0], sortOf('Paid'), address()]).toEqual([
    '=Villa 10',
    'descending',
    '?sort=-total',
  ])
  press('Paid')
  expect([names()[0], sortOf('Paid'), address()]).toEqual(['Casa Ñandú', null, ''])
})

test('rows without a value come last both ways', () => {
  renderInPage(<Homes />)
  press('Seen')
  expect(names().slice(0, 3)).toEqual(['=Villa 10', 'Casa Ñandú', 'Casa "Almendro", Coral'])
  press('Seen')
  expect(names().slice(0, 3)).toEqual(['Casa Ñandú', '=Villa 10', 'Casa "Almendro", Coral'])
})

test('only columns that can be sorted have a button, which the keyboard reaches', () => {
  renderInPage(<Homes />)
  const head = screen.getAllByRole('columnheader')
  const buttons = head.flatMap((each) => within(each).queryAllByRole('button'))
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Home', 'Paid', 'Seen'])
  for (const button of buttons) {
    expect([button.tagName, button.tabIndex]).toEqual(['BUTTON', 0])
  }
})

test('where titles are not shown, a list offers the same orders', () => {
  renderInPage(<Homes />)
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), {
    target: { value: '-total' },
  })
  expect([names()[0], sortOf('Paid')]).toEqual(['=Villa 10', 'descending'])
})

test('one row offers no order to choose', () => {
  renderInPage(<Homes rows={homes.slice(0, 1)} />)
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('rows that the server sorts stay as they came', () => {
  renderInPage(<Homes sorting='server' />)
  press('Paid')
  expect([names()[0], address()]).toEqual(['Casa Ñandú', '?sort=total'])
})

test('the foot adds up all rows', () => {
  renderInPage(<Homes />)
  expect(screen.getByRole('row', { name: /Total/ }).textContent).toContain('$10,150.50')
})

test('each cell carries the title of its column for phones', () => {
  renderInPage(<Homes />)
  const cells = within(screen.getByRole('row', { name: /Ñandú/ })).getAllByRole('cell')
  expect(cells.map((cell) => cell.dataset.title)).toEqual(['Nights', 'Paid', 'Seen', 'Action'])
})

test('a file holds the rows in their order, with plain numbers and no formula', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  renderInPage(<Homes />, { language: 'es' })
  press('Paid')
  press('Descargar CSV')
  await waitFor(() => expect(files).toHaveLength(1))
  const bytes = await files[0]?.arrayBuffer()
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    [
      '\ufeffHome,Nights,Paid,Seen',
      '"Casa ""Almendro"", Coral",30,-50.00,',
      'Casa Ñandú,9,1200.50,2026-02-03',
      "'=Villa 10,100,9000.00,2025-12-31",
      '',
    ].join('\r\n'),
  )
})

test('groups head their rows until the reader sorts, and a detail follows its row', () => {
  renderInPage(
    <Table
      caption='Homes'
      rows={homes}
      rowId={({ name }) => name}
      sorting='rows'
      columns={[
        { id: 'name', title: 'Home', isName: true, value: ({ name }) => name },
        { id: 'nights', title: 'Nights', isFigure: true, value: ({ nights }) => nights },
      ]}
      groups={{ of: ({ nights }) => (nights < 50 ? 'Short' : 'Long'), title: (group) => group }}
      detail={({ seenOn }) => seenOn === null && 'Never seen'}
    />,
  )
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows()).toEqual([
    'HomeNights',
    'Short',
    'Casa Ñandú9',
    'Casa "Almendro", Coral30',
    'Never seen',
    'Long',
    '=Villa 10100',
  ])
  press('Nights')
  expect(rows()).not.toContain('Short')
})

test('without rows it says so instead of showing titles', () => {
  renderInPage(
    <Table caption='Homes' rows={[]} rowId={String} columns={[]} empty={<p>No homes</p>} />,
  )
  expect(screen.getByText('No homes')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
