import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Crowd, openCrowd } from '../../test/simulation/crowd.ts'
import { openHouse } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let crowd: Crowd

beforeAll(async () => {
  marea = await openTestApp()
  const { laura } = await openHouse(marea)
  crowd = await openCrowd(marea, laura)
})
afterAll(async () => {
  await marea.close()
  await crowd.close()
})

test('five hundred parallel requests for one night have one winner, fast losers and no failure', async () => {
  const stay = { checkIn: '2027-06-01', checkOut: '2027-06-03' }
  const said = await crowd.run(await crowd.wishFor(500, () => stay), 50)
  const losers = said.filter((line) => line.includes('booking.dates_taken'))
  expect(losers).toHaveLength(499)
  expect(said.filter((line) => line.includes(' failed '))).toEqual([])
})
