import { companyTimeZone } from '../../../../demo/company-clock.ts'
import { reverse } from '../../src/wallet/ledger/reverse.ts'
import { publishedHome } from '../homes.ts'
import { callAs, signedIn, signIn } from '../people.ts'
import { settleAndComplete } from '../run-fan-out.ts'
import { booked, type Guest, move } from '../stays.ts'
import { openTestApp, type TestApp } from '../test-app.ts'

export type TaxWorld = Awaited<ReturnType<typeof openTaxWorld>>

type Home = { slug: string; suiteId: string }

/** Each is shortly before or after the company's midnight, or long after; one ends a leap day. */
const steps = [
  '2026-12-01T04:30:00Z',
  '2026-12-20T17:00:00Z',
  '2027-01-01T05:00:00Z',
  '2027-03-14T07:30:00Z',
  '2028-02-10T12:00:00Z',
  '2028-03-01T04:59:59Z',
  '2028-03-20T12:00:00Z',
]

/** Homes in four cities of two owners, with random stays that were settled over sixteen months. */
export async function openTaxWorld() {
  const marea = await openTestApp()
  const draw = newDraw()
  const ines = await signedIn(marea, 'Inés', { profile: 'OWNER', language: 'es' })
  const bruno = await signedIn(marea, 'Bruno', { profile: 'OWNER' })
  const homes = await openHomes(marea, { ines, bruno })
  for (const [index, step] of steps.entries()) {
    const guest = await signedIn(marea, `guest-${index}`)
    for (let count = 0; count < 4; count += 1) {
      await bookRandomStay(marea, { guest, homes, draw, step: index })
    }
    marea.clock.set(step)
    await settleAndComplete(marea.ctx())
  }
  await reverseOldest(marea)
  return {
    marea,
    homes,
    admin: await signedIn(marea, 'Admin', { profile: 'ADMIN' }),
    ines: await signedInAgain(marea, ines),
    bruno: await signedInAgain(marea, bruno),
  }
}

type Draw = (below: number) => number

/** The same numbers on every run. */
function newDraw(): Draw {
  let random = 7
  return (below) => {
    random = (random * 48_271) % 2_147_483_647
    return random % below
  }
}

async function openHomes(
  marea: TestApp,
  { ines, bruno }: Record<'ines' | 'bruno', Guest>,
): Promise<Home[]> {
  const places: [Guest, string][] = [
    [ines, 'miami'],
    [ines, 'miami_beach'],
    [bruno, 'bal_harbour'],
    [bruno, 'surfside'],
    [bruno, 'miami'],
  ]
  const kinds = await marea.db.selectFrom('licenseKinds').select('code as kind').execute()
  const licenses = kinds.map(({ kind }) => ({ kind, number: 'A 1', validUntil: null }))
  const homes: Home[] = []
  for (const [index, [{ id: ownerId }, jurisdiction]] of places.entries()) {
    const slug = `home-${index}`
    // Houses may not be let in every city.
    const draft = { slug, kind: 'apartment' as const, jurisdiction, licenses }
    homes.push({ slug, suiteId: await publishedHome(marea, { ownerId, draft }) })
  }
  return homes
}

type RandomStay = { guest: Guest; homes: readonly Home[]; draw: Draw; step: number }

/** A stay that begins within two weeks; some are canceled late, and some are exempt. */
async function bookRandomStay(
  marea: TestApp,
  { guest, homes, draw, step }: RandomStay,
): Promise<void> {
  const home = homes[draw(homes.length)]
  if (!home) return
  const today = marea.ctx().now.toZonedDateTimeISO(companyTimeZone).toPlainDate()
  const checkIn = today.add({ days: 2 + draw(10) })
  const wish = {
    slug: home.slug,
    checkIn: checkIn.toString(),
    checkOut: checkIn.add({ days: 2 + draw(4) }).toString(),
    guests: 1 + draw(4),
  }
  // Dates that are taken are no stay.
  const booking = await booked(marea, guest, wish).catch(() => undefined)
  if (!booking) return
  if (draw(3) === 0) await move(guest, `/bookings/${booking.id}/cancellation`, { to: 'wallet' })
  else if (draw(4) === 0) await makeExempt(marea, booking.id, step)
}

type StoredLine = { for: string; code: string }

/** As for a stay of more than six months with a written lease, or a fee that two taxes apply to. */
async function makeExempt(marea: TestApp, id: string, step: number): Promise<void> {
  const row = await marea.db
    .selectFrom('bookings')
    .select('lines')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lines = row.lines as StoredLine[]
  const exempt =
    step % 2 === 0
      ? lines.filter((line) => !line.for.startsWith('tax:'))
      : lines.map((line) =>
          line.code === 'housekeeping' ? { ...line, taxedBy: ['fl_state', 'md_surtax'] } : line,
        )
  await marea.db
    .updateTable('bookings')
    .set({ lines: JSON.stringify(exempt) })
    .where('id', '=', id)
    .execute()
}

/** A correction in a later month. */
async function reverseOldest(marea: TestApp): Promise<void> {
  const entry = await marea.db
    .selectFrom('ledgerEntries')
    .select('id')
    .where('kind', '=', 'booking.settled')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await reverse(marea.ctx(), entry.id, { key: 'correction', kind: 'booking.settlement_reversed' })
}

/** Sessions end long before the last step. */
async function signedInAgain(marea: TestApp, person: Guest): Promise<Guest> {
  const { token } = (await signIn(marea, person.email)).body.result
  return { ...person, token, call: callAs(marea, token) }
}
