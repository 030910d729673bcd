import type { ModeratedReview } from '@marea/contract/reviews/moderation.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeReview } from '#reviews/write.ts'
import { publishedHome } from '../../../test/homes.ts'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { reviewDraft } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let marisol: Awaited<ReturnType<typeof signedIn>>
let ines: typeof marisol
let laura: typeof marisol
let daniel: typeof marisol
let id: string

beforeAll(async () => {
  marea = await openTestApp()
  marisol = await signedIn(marea, 'Marisol', { profile: 'ADMIN' })
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  laura = await signedIn(marea, 'Laura')
  daniel = await signedIn(marea, 'Daniel')
  const suiteId = await publishedHome(marea, { ownerId: ines.id })
  const write = (overall: number, name: string) =>
    writeReview(
      marea.ctx(),
      {
        suiteId,
        ownerId: ines.id,
        stayReference: name,
        stayedOn: '2026-10-01',
        author: { id: laura.id, firstName: 'Laura', place: null },
      },
      { ...reviewDraft, overall },
    )
  await write(5, 'first')
  id = await write(1, 'second')
})
afterAll(() => marea.close())

const shown = async () => (await marea.call('GET', '/suites/casa-almendro/reviews')).body.result
const listed = async (show: string): Promise<ModeratedReview[]> =>
  (await marisol.call('GET', `/admin/reviews?show=${show}`)).body.result.items
const act = (name: string, reason = 'It names a neighbor.') =>
  marisol.call('POST', `/admin/reviews/${id}/${name}`, { body: { reason } })

test('a reported review is listed once per person until someone decides', async () => {
  const report = () =>
    daniel.call('POST', `/reviews/${id}/reports`, { body: { reason: 'false', details: 'Wrong' } })
  await Promise.all([report(), report()])
  const [reported] = await listed('reported')
  expect(reported).toMatchObject({ id, reports: [{ by: 'Daniel', reason: 'false' }] })
  expect((await marisol.call('POST', `/admin/reviews/${id}/keeping`)).body.result.reports).toEqual(
    [],
  )
  expect(await listed('reported')).toEqual([])
})

test('a hidden review is read by nobody and does not count, and both are told', async () => {
  expect((await shown()).summary).toMatchObject({ count: 2, average: 3 })
  expect((await act('hiding')).body.result.hiddenAt).not.toBeNull()
  await act('hiding')
  const { summary, items } = await shown()
  expect(summary).toMatchObject({ count: 1, average: 5, histogram: [0, 0, 0, 0, 1] })
  expect(items.map((each: ModeratedReview) => each.id)).not.toContain(id)
  for (const { email } of [laura, ines]) {
    const hidden = (await mailsTo(marea, email)).filter(({ text }) => text.includes('neighbor'))
    expect(hidden).toHaveLength(1)
  }
  expect((await listed('hidden')).map((each) => each.id)).toEqual([id])
})

test('a review shown again counts again, and every act is recorded', async () => {
  await act('showing', 'The name was removed.')
  expect((await shown()).summary).toMatchObject({ count: 2, average: 3 })
  const acts = await marea.db
    .selectFrom('adminActs')
    .select('act')
    .where('subject', '=', `review:${id}`)
    .orderBy('id')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['reviews.kept', 'reviews.hidden', 'reviews.shown'])
})
