import type { OwnerAgreements } from '@marea/contract/statements/financials/agreement.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { publishedHome } from '../../../test/homes.ts'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let admin: Guest
let laura: Guest
let ines: Guest
let slug: string
let count = 0

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())
beforeEach(async () => {
  count += 1
  marea.clock.set('2026-11-15T12:00:00Z')
  ines = await signedIn(marea, `ines${count}`, { profile: 'OWNER', language: 'es' })
  slug = (await homeOf(marea, ines.id)).slug
})

async function agreements(): Promise<OwnerAgreements> {
  return (await ines.call('GET', '/owner/agreements')).body.result
}

const terms = { commissionPerMille: 170, reserveAmount: 1_500_00, noticeDays: 90, note: '' }

async function agree(given: object = {}, by = admin) {
  const [known] = (await agreements()).agreements
  const body = { ...terms, effectiveOn: '2026-12-01', ...given }
  return by.call('POST', `/admin/agreements/${known?.id}/versions`, { body })
}

/** The commission of a booking as a share of its rent, in per mille. */
async function commissionOf(id: string): Promise<number> {
  const { body } = await ines.call('GET', `/owner/ledger/bookings/${id}`)
  const { lines, commission } = body.result
  const rent = lines
    .filter(({ code }: { code: string }) => code === 'nights' || code === 'stay_discount')
    .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
  return Math.round((commission / rent) * 1000)
}

test('a new home follows the usual terms from the day it is added', async () => {
  const { agreements: known, expenseLimit } = await agreements()
  expect(expenseLimit).toBe(500_00)
  expect(known).toMatchObject([
    {
      homes: [{ slug }],
      versions: [
        { commissionPerMille: 180, effectiveOn: '2026-11-15', endsOn: null, state: 'current' },
      ],
    },
  ])
})

test('bookings take the commission in effect when they are made, and keep it', async () => {
  const before = await booked(marea, laura, { slug, checkIn: '2027-01-10', checkOut: '2027-01-14' })
  expect((await agree()).status).toBe(200)
  const early = await booked(marea, laura, { slug, checkIn: '2027-02-10', checkOut: '2027-02-14' })
  marea.clock.set('2026-12-01T12:00:00Z')
  const after = await booked(marea, laura, { slug, checkIn: '2027-03-10', checkOut: '2027-03-14' })
  expect(await commissionOf(before.id)).toBe(180)
  expect(await commissionOf(early.id)).toBe(180)
  expect(await commissionOf(after.id)).toBe(170)
  const wish = { checkIn: '2027-01-10', checkOut: '2027-01-16', guests: 2, pets: 0 }
  const asked = await laura.call('POST', `/bookings/${before.id}/quotes`, { body: wish })
  const paying = { quoteId: asked.body.result.quote.id, paymentMethodId: 'pm_card_visa' }
  expect((await move(laura, `/bookings/${before.id}/change`, paying)).status).toBeLessThan(300)
  await marea.runJobs()
  expect(await commissionOf(before.id)).toBe(180)
})

test('the owner gets an email about a new version and sees which one applies when', async () => {
  await agree({ note: 'A year together.' })
  const [mail] = await mailsTo(marea, ines.email)
  expect(mail?.subject).toBe('Su contrato con Marea cambia el 1 de diciembre de 2026')
  for (const text of ['17%', '$1,500.00', '90 días', 'A year together.', 'tab=agreement']) {
    expect(mail?.text).toContain(text)
  }
  const shown = async () =>
    (await agreements()).agreements[0]?.versions.map(({ state, endsOn }) => [state, endsOn])
  expect(await shown()).toEqual([
    ['coming', null],
    ['current', '2026-11-30'],
  ])
  marea.clock.set('2026-12-01T12:00:00Z')
  expect(await shown()).toEqual([
    ['current', null],
    ['past', '2026-11-30'],
  ])
})

test('a version is on record with who added it, and nothing changes it afterwards', async () => {
  await agree()
  const events = await marea.db
    .selectFrom('events')
    .select(['subject', 'data'])
    .where('kind', '=', 'agreements.version_added')
    .where('subject', '=', `user:${ines.id}`)
    .execute()
  expect(events).toMatchObject([{ data: { effectiveOn: '2026-12-01', commissionPerMille: 170 } }])
  const cheaper = marea.db.updateTable('agreementVersions').set({ commissionPerMille: 1 }).execute()
  await expect(cheaper).rejects.toThrow()
})

test.each(['2026-11-15', '2026-11-01'])('a version that starts on %s is refused', async (day) => {
  expect((await agree({ effectiveOn: day })).body.error.code).toBe('agreements.date_past')
})

test('two versions never start on the same day, even when both are added at once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => agree()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code)
  expect(new Set(codes)).toEqual(new Set(['agreements.date_taken']))
})

test('only operations add versions, and only the owner reads the agreement', async () => {
  for (const by of [ines, laura]) {
    expect((await agree({}, by)).body.error.code).toBe('resource.not_found')
  }
  for (const by of [admin, laura]) {
    const { body } = await by.call('GET', '/owner/agreements')
    expect(body.error.code).toBe('resource.not_found')
  }
  const { body } = await admin.call('GET', '/admin/agreements')
  const owners = body.result.map(({ owner }: { owner: { id: string } }) => owner.id)
  expect(owners).toContain(ines.id)
})

test('more homes join the owner’s agreement, and another commission is another agreement', async () => {
  const second = await homeOf(marea, ines.id)
  const draft = { slug: `other-${count}`, commissionPerMille: 150 }
  await publishedHome(marea, { ownerId: ines.id, draft })
  const covered = (await agreements()).agreements.map(({ homes, versions }) => [
    homes.map((home) => home.slug).toSorted(),
    versions[0]?.commissionPerMille,
  ])
  expect(covered).toHaveLength(2)
  expect(covered).toContainEqual([[slug, second.slug].toSorted(), 180])
  expect(covered).toContainEqual([[draft.slug], 150])
})
