import type { OwnedHome } from '@marea/contract/owners/homes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { booked, type Guest, homeOf } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
})
afterAll(() => marea.close())

async function list(by = ines): Promise<OwnedHome[]> {
  return (await by.call('GET', '/owner/homes')).body.result.homes
}

test('an owner’s homes are listed with status, gaps, next booking and taken nights', async () => {
  const { slug } = await homeOf(marea, ines.id)
  await draftHome(marea, { ownerId: ines.id, draft: { slug: 'casa-vacia', photos: [] } })
  const laura = await signedIn(marea, 'Laura')
  const stay = { checkIn: '2026-11-20', checkOut: '2026-11-24' }
  const { reference } = await booked(marea, laura, { slug, ...stay })
  const homes = await list()
  const published = homes.find((home) => home.slug === slug)
  expect(published).toMatchObject({
    status: 'published',
    gaps: [],
    nextBooking: { reference, ...stay, guests: 2 },
    taken: [{ from: stay.checkIn, to: stay.checkOut, kind: 'booking' }],
  })
  expect(published?.nextBooking?.guest).toContain('Laura')
  expect(homes.find((home) => home.slug === 'casa-vacia')).toMatchObject({
    status: 'draft',
    nextBooking: null,
    gaps: [{ section: 'photos', code: 'photos', count: 5 }],
  })
})

test('a required license that expires within a month is pointed out', async () => {
  const licenses = [
    { kind: 'fl_dbpr' as const, number: 'DWE 2330417', validUntil: null },
    { kind: 'miami_certificate_of_use' as const, number: 'CU 1', validUntil: '2026-11-30' },
  ]
  const id = { ownerId: ines.id, draft: { slug: 'casa-tarde', licenses } }
  await draftHome(marea, id)
  const home = (await list()).find(({ slug }) => slug === 'casa-tarde')
  expect(home?.expiring).toEqual([{ kind: 'miami_certificate_of_use', validUntil: '2026-11-30' }])
})

test('another owner sees none of them and a guest has no such list', async () => {
  const mateo = await signedIn(marea, 'Mateo', { profile: 'OWNER' })
  const laura = await signedIn(marea, 'Daniel')
  expect(await list(mateo)).toEqual([])
  expect((await laura.call('GET', '/owner/homes')).status).toBe(404)
  expect((await marea.call('GET', '/owner/homes')).status).toBe(401)
})
