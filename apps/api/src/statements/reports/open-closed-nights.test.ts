import { type ClosedKind, closedKinds } from '@marea/contract/statements/reports/choices.ts'
import type { ClosedRange, ClosedRanges } from '@marea/contract/statements/reports/closed-nights.ts'
import type { Figures, ReportItem } from '@marea/contract/statements/reports/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { type Guest, homeOf } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let homes: { slug: string; suiteId: string }[]

beforeAll(async () => {
  marea = await openTestApp()
  marea.clock.set('2026-11-15T12:00:00Z')
  ines = await signedIn(marea, 'Ines', { profile: 'OWNER' })
  homes = [await homeOf(marea, ines.id), await homeOf(marea, ines.id)]
  for (const [index, { suiteId }] of homes.entries()) await closeNights(suiteId, 3 + index)
})
afterAll(() => marea.close())

/** Ranges of each kind in turn, longer and longer, some of them across the end of a month. */
async function closeNights(suiteId: string, days: number): Promise<void> {
  let day = Temporal.PlainDate.from('2026-11-16')
  for (let index = 0; index < 60; index += 1) {
    const end = day.add({ days: 1 + ((index * days) % 7) })
    const isExternal = index % 3 === 0
    const reference = `${isExternal ? 'external' : 'block'}:${suiteId}:${index}`
    await marea.db
      .insertInto('occupancies')
      .values({
        suiteId,
        kind: isExternal ? 'external' : 'block',
        reference,
        nights: `[${day},${end})`,
        createdAt: marea.ctx().now,
      })
      .execute()
    if (!isExternal) {
      const note = { reference, isOwnerStay: index % 3 === 1, reason: '' }
      await marea.db.insertInto('blockNotes').values(note).execute()
    }
    day = end.add({ days: index % 2 })
  }
}

async function rangesBehind(closedBy: ClosedKind, query: string): Promise<ClosedRange[]> {
  const items: ClosedRange[] = []
  let next: number | null = 1
  while (next !== null) {
    const url = `/owner/report-closed-nights/${closedBy}?${query}&page=${next}`
    const page: ClosedRanges = (await ines.call('GET', url)).body.result
    items.push(...page.items)
    next = page.next
  }
  return items
}

async function figuresOf(query: string): Promise<Figures> {
  return (await ines.call('GET', `/owner/reports?${query}`)).body.result.total.now
}

const sumOf = (ranges: readonly { nights: number; lostRent: number }[]) => ({
  nights: ranges.reduce((sum, { nights }) => sum + nights, 0),
  lostRent: ranges.reduce((sum, { lostRent }) => sum + lostRent, 0),
})

const nightsOf = { external: 'channelNights', own: 'ownNights', blocked: 'blockedNights' } as const

const periods = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']
  .map((month) => `from=${month}&to=${month}`)
  .concat('from=2026-11&to=2027-10')

test.each(periods)(
  '%s: the closed ranges add up to their nights and their rent',
  async (period) => {
    for (const home of [undefined, ...homes]) {
      const query = `${period}${home ? `&home=${home.slug}` : ''}`
      const figures = await figuresOf(query)
      for (const closedBy of closedKinds) {
        const ranges = await rangesBehind(closedBy, query)
        const lostRent = closedBy === 'own' ? figures.lostRent : 0
        expect([query, closedBy, sumOf(ranges)]).toEqual([
          query,
          closedBy,
          { nights: figures[nightsOf[closedBy]], lostRent },
        ])
        expect(new Set(ranges.map(({ id }) => id)).size).toBe(ranges.length)
        if (home) expect(ranges.every((range) => range.home.slug === home.slug)).toBe(true)
      }
    }
  },
)

test('a range across the end of a month is one range of a longer period', async () => {
  const { slug } = homes[0] ?? { slug: '' }
  const year = await rangesBehind('own', `from=2026-11&to=2027-10&home=${slug}`)
  const across = year.filter(({ from, to }) => from.slice(0, 7) < to.slice(0, 7))
  expect(across.length).toBeGreaterThan(0)
  for (const { from, to, nights } of year) {
    expect(Temporal.PlainDate.from(from).until(to).days).toBe(nights)
  }
})

test('an opened month names the rent of each owner stay', async () => {
  const { slug } = homes[0] ?? { slug: '' }
  const opened = await ines.call('GET', `/owner/report-months/2026-12?row=${slug}`)
  const closed = opened.body.result.items.filter(
    (item: ReportItem): item is Extract<ReportItem, { kind: 'closed' }> => item.kind === 'closed',
  )
  const { lostRent } = await figuresOf(`from=2026-12&to=2026-12&home=${slug}`)
  expect(lostRent).toBeGreaterThan(0)
  expect(sumOf(closed).lostRent).toBe(lostRent)
})

test('another owner finds no closed nights of a home', async () => {
  const mateo = await signedIn(marea, 'Mateo', { profile: 'OWNER' })
  for (const closedBy of closedKinds) {
    const url = `/owner/report-closed-nights/${closedBy}?home=${homes[0]?.slug}`
    expect((await mateo.call('GET', url)).body.error.code).toBe('resource.not_found')
  }
})
