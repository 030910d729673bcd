import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareBooks } from '#operations/checks/compare-books.ts'
import { importerOf } from '../../../test/imports/importer.ts'
import { signedIn } from '../../../test/people.ts'
import { calendarOf } from '../../../test/stand-ins/feed-server.ts'
import { type Guest, move, openHouse } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let ana: Guest
let importer: ReturnType<typeof importerOf>

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines } = await openHouse(marea))
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  importer = importerOf(marea, ana, 'bookings')
})
afterAll(async () => {
  expect((await compareBooks(marea.db)).differences).toEqual([])
  await marea.close()
})

const home = { home: 'casa-almendro' }

test('stays of a calendar are named by their summaries, and closed dates are listed', async () => {
  const text = calendarOf([
    { uid: 'a', from: '2027-03-01', to: '2027-03-04', summary: 'Reserved - Tom Hale (HM4X2)' },
    {
      uid: 'b',
      from: '2026-03-10',
      to: '2026-03-12',
      summary: 'Mei Tanaka',
      more: ['DESCRIPTION:PHONE: +1 305 555 0100\\nEMAIL: mei@marea.test'],
    },
    { uid: 'c', from: '2027-04-01', to: '2027-04-05', summary: 'Airbnb (Not available)' },
    { uid: 'd', from: '2027-05-01', to: '2027-05-05', summary: 'Reserved' },
  ])
  const { file } = await importer.upload(text)
  await importer.act(file.id, 'check', { mapping: file.mapping, shared: home })
  expect(await importer.problemsOf(file.id)).toEqual({
    3: [{ column: 'guestName', code: 'guest_missing', detail: '' }],
    4: [{ column: 'guestName', code: 'guest_missing', detail: '' }],
  })
  await importer.act(file.id, 'run')
  expect((await importer.show(file.id)).counts).toMatchObject({ imported: 2, wrong: 2 })
  const guests = await marea.db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'guestId')
    .select(['fullName', 'email', 'phone', 'status', 'holdsEmail'])
    .orderBy('checkInAt')
    .execute()
  expect(guests).toEqual([
    {
      fullName: 'Mei Tanaka',
      email: 'mei@marea.test',
      phone: '+1 305 555 0100',
      status: 'completed',
      holdsEmail: true,
    },
    { fullName: 'Tom Hale', email: '', phone: '', status: 'confirmed', holdsEmail: false },
  ])
})

test('a guest without an email is a name: shown to owner and team, and never written to', async () => {
  const head = 'home,checkIn,checkOut,guestName,total'
  const { id } = await importer.imported(
    `${head}\nCasa Almendro,2027-06-01,2027-06-05,Ada Okafor,1200`,
  )
  const [row] = await importer.rowsOf(id)
  const bookingId = String(row.path).replace('/admin/bookings/', '')
  const shown = await ana.call('GET', `/admin/bookings/${bookingId}`)
  expect(shown.body.result).toMatchObject({ contact: { email: '' } })
  expect(JSON.stringify(shown.body.result)).toContain('Ada Okafor')
  const toOwner = await ines.call('GET', `/owner/bookings/${bookingId}`)
  expect(JSON.stringify(toOwner.body.result)).toContain('Ada')
  const { guestId } = await marea.db
    .selectFrom('bookings')
    .select('guestId')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const person = await ana.call('GET', `/admin/people/${guestId}`)
  expect(person.body.result).toMatchObject({ fullName: 'Ada Okafor', email: '' })
  const reason = { reason: 'A pipe broke' }
  const cancelled = await move(ines, `/owner/bookings/${bookingId}/cancellation`, reason)
  expect(cancelled.status).toBe(200)
  await marea.runJobs()
  const { items } = (await ana.call('GET', '/admin/emails')).body.result
  expect(items.filter(({ to }: { to: string | null }) => !to)).toEqual([])
})

test('two guests of one name are two people, and undoing removes both', async () => {
  const text = [
    'home,checkIn,checkOut,guestName,guestEmail',
    'Casa Almendro,2027-07-01,2027-07-03,Ana Ruiz,',
    'Casa Almendro,2027-07-05,2027-07-07,Ana Ruiz,',
    'Casa Almendro,2027-07-08,2027-07-09,,',
  ].join('\n')
  const { id } = await importer.imported(text)
  const named = marea.db.selectFrom('users').select('id').where('fullName', '=', 'Ana Ruiz')
  expect(await named.execute()).toHaveLength(2)
  expect(await importer.problemsOf(id)).toEqual({
    4: [{ column: 'guestName', code: 'guest_missing', detail: '' }],
  })
  await importer.act(id, 'undo')
  expect((await importer.show(id)).counts).toMatchObject({ undone: 2 })
  expect(await named.execute()).toEqual([])
})

test('calendars that are broken, ours or empty are refused with a sentence', async () => {
  const text = calendarOf([{ uid: 'a', from: '2027-03-01', to: '2027-03-04' }])
  expect((await importer.upload(text.slice(0, 80))).code).toBe('imports.not_calendar')
  const ours = text.replace('-//Somebody//', '-//marea//')
  expect((await importer.upload(ours)).code).toBe('imports.own_calendar')
  expect((await importer.upload(calendarOf([]))).code).toBe('imports.empty')
})

test('a guest without an email is no account that somebody forgot to confirm, and stays', async () => {
  marea.clock.advance({ hours: 24 * 60 })
  await jobNamed('identity.delete-expired').handle(marea.ctx(), {})
  const named = marea.db.selectFrom('users').select('id').where('fullName', '=', 'Ada Okafor')
  expect(await named.execute()).toHaveLength(1)
})
