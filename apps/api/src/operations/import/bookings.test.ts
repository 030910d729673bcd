import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleStays } from '#bookings/settle/settle.ts'
import { compareBooks } from '#operations/checks/compare-books.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { importerOf } from '../../../test/imports/importer.ts'
import { balanceOf, differences } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, type Guest, move, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let ana: Guest
let importer: ReturnType<typeof importerOf>

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura } = await openHouse(marea))
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  importer = importerOf(marea, ana, 'bookings')
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  expect((await compareBooks(marea.db)).differences).toEqual([])
  await marea.close()
})

const head = 'listing,arrival,departure,guestEmail,guestName,guests,total,payout'
const file = (...rows: string[]) => [head, ...rows].join('\n')

async function bookingOf(importId: string) {
  const [row] = await importer.rowsOf(importId)
  const id = String(row.path).replace('/admin/bookings/', '')
  return marea.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

const payable = () => balanceOf(marea, ledgerAccounts.payable(ines.id))

test('a stay to come takes its dates, and its money goes the way of any other', async () => {
  const row = 'Casa Almendro,2027-03-01,2027-03-05,tom@marea.test,Tom Hale,2,"2,000.01",1700'
  const { id, counts } = await importer.imported(file(row))
  expect(counts).toMatchObject({ imported: 1, wrong: 0 })
  const booking = await bookingOf(id)
  expect(booking).toMatchObject({ status: 'confirmed', guests: 2, totalAmount: 2000_01 })
  expect(booking.payoutAmount).toBe(1700_00)
  expect(await balanceOf(marea, ledgerAccounts.escrow(booking.id))).toBe(2000_01)
  expect(await balanceOf(marea, ledgerAccounts.wallet(booking.guestId))).toBe(0)
  expect(await marea.db.selectFrom('charges').select('id').execute()).toEqual([])
  expect((await ana.call('GET', '/admin/emails')).body.result.items).toEqual([])
  const wish = { checkIn: '2027-03-04', checkOut: '2027-03-08' }
  await expect(booked(marea, laura, wish)).rejects.toThrow('dates_taken')
  const before = await payable()
  marea.clock.set('2027-03-03T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  expect((await payable()) - before).toBe(1700_00)
  marea.clock.set('2026-11-15T12:00:00Z')
})

test('a stay that is over is history: nothing is owed for it unless the file says so', async () => {
  const before = await payable()
  const text = [
    `${head},isPaidOut`,
    'casa-almendro,2026-01-10,2026-01-13,mei@marea.test,Mei Tanaka,1,900,800,',
    'casa-almendro,2026-02-10,2026-02-13,mei@marea.test,Mei Tanaka,1,900,800,no',
    'casa-almendro,2026-02-20,2026-02-23,mei@marea.test,Mei Tanaka,1,,,',
  ].join('\n')
  const { id, counts } = await importer.imported(text)
  expect(counts).toMatchObject({ imported: 3 })
  expect((await payable()) - before).toBe(800_00)
  const booking = await bookingOf(id)
  expect(booking.status).toBe('completed')
  expect(await balanceOf(marea, ledgerAccounts.escrow(booking.id))).toBe(0)
  const receipt = await ines.call('GET', `/owner/bookings/${booking.id}`)
  expect(receipt.status).toBe(200)
})

test('a guest who cancels an imported stay is refunded to the wallet', async () => {
  const row = `casa-almendro,2027-05-01,2027-05-04,${laura.email},,2,600,`
  const { id } = await importer.imported(file(row))
  const booking = await bookingOf(id)
  expect(booking.guestId).toBe(laura.id)
  const { status } = await move(laura, `/bookings/${booking.id}/cancellation`, { to: 'wallet' })
  expect(status).toBe(200)
  expect(await balanceOf(marea, ledgerAccounts.wallet(laura.id))).toBe(600_00)
  const receipt = await laura.call('GET', `/bookings/${booking.id}/receipt.pdf`)
  expect(receipt.status).toBe(200)
  await importer.act(id, 'undo')
  expect((await importer.show(id)).counts).toMatchObject({ kept: 1, undone: 0 })
})

test('overlaps, in the file and with what is here, are errors of their rows', async () => {
  await booked(marea, laura, { checkIn: '2027-06-10', checkOut: '2027-06-14' })
  const { id } = await importer.checked(
    file(
      'Casa Almendro,2027-06-13,2027-06-16,tom@marea.test,Tom,1,,',
      'Casa Almendro,2027-07-01,2027-07-05,tom@marea.test,Tom,1,,',
      'casa almendro,2027-07-04,2027-07-08,mei@marea.test,Mei,1,,',
      'Casa Almendro,2027-07-05,2027-07-08,mei@marea.test,Mei,1,,',
    ),
  )
  expect(await importer.problemsOf(id)).toEqual({
    2: [{ column: null, code: 'nights_taken', detail: '2027-06-13 – 2027-06-16' }],
    4: [{ column: null, code: 'twice_in_file', detail: '3' }],
  })
})

test('each row says what is wrong with it', async () => {
  const { id } = await importer.checked(
    file(
      'Casa Duna,2027-08-01,2027-08-05,tom,,0,x,',
      `Casa Almendro,2027-08-05,2027-08-01,${ines.email},,1,100,200`,
      'Casa Almendro,2027-02-30,2027-08-01,tom@marea.test,Tom,1,,',
    ),
  )
  expect(await importer.problemsOf(id)).toEqual({
    2: [
      { column: 'home', code: 'unknown_home', detail: 'Casa Duna' },
      { column: 'guestEmail', code: 'not_email', detail: 'tom' },
      { column: 'guestName', code: 'guest_unnamed', detail: '' },
      { column: 'total', code: 'not_money', detail: 'x' },
      { column: 'guests', code: 'out_of_range', detail: '1–30' },
    ],
    3: [
      { column: 'checkOut', code: 'days_reversed', detail: '' },
      { column: 'payout', code: 'payout_above_total', detail: '' },
      { column: 'guestEmail', code: 'own_home', detail: '' },
    ],
    4: [{ column: 'checkIn', code: 'not_day', detail: '2027-02-30' }],
  })
})

test('the order of dates is found by one that can only be read in one way, or asked for', async () => {
  const found = await importer.checked(
    file(
      'Casa Almendro,09/07/2027,09/09/2027,tom@marea.test,Tom,1,,',
      'Casa Almendro,09/17/2027,09/19/2027,tom@marea.test,Tom,1,,',
    ),
  )
  expect(found).toMatchObject({ dateOrder: 'mdy', counts: { ready: 2 } })
  const either = file('Casa Almendro,09/07/2027,10/07/2027,tom@marea.test,Tom,1,,')
  const { file: uploaded } = await importer.upload(either)
  const { body } = await importer.act(uploaded.id, 'check', { mapping: uploaded.mapping })
  expect(body.error.code).toBe('imports.dates_ambiguous')
  expect((await importer.show(uploaded.id)).state).toBe('uploaded')
  const { id } = await importer.checked(either, { dateOrder: 'dmy' })
  const nights = await marea.db
    .selectFrom('importRows')
    .select('nights')
    .where('importId', '=', id)
    .executeTakeFirstOrThrow()
  expect(String(nights.nights)).toBe('[2027-07-09,2027-07-10)')
})

test('undoing takes back the dates and the money, and the accounts that were made', async () => {
  const before = await payable()
  const { id } = await importer.imported(
    file(
      'Casa Almendro,2027-10-01,2027-10-05,noah@marea.test,Noah Brandt,2,800,700',
      'Casa Almendro,2026-03-01,2026-03-05,noah@marea.test,Noah Brandt,2,800,700',
    ),
  )
  await importer.act(id, 'undo')
  expect(await importer.show(id)).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 0 } })
  expect(await payable()).toBe(before)
  const people = marea.db.selectFrom('users').select('id').where('email', '=', 'noah@marea.test')
  expect(await people.execute()).toEqual([])
  const { id: again } = await booked(marea, laura, {
    checkIn: '2027-10-02',
    checkOut: '2027-10-06',
  })
  expect(again).toBeTruthy()
})
