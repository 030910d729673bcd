import { expect, expectAccessible, test } from './support/marea.ts'
import { enterAs } from './support/people.ts'
import { readAs } from './support/reader.ts'
import { smallTargets } from './support/small-targets.ts'

/** A home whose prices no other test uses. */
const home = 'casa-verbena'

test('an owner sees what the last two years would have earned under other prices @desktop', async ({
  page,
  complaints,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await enterAs(page, 'naomi@marea.test')
  await page.goto(`/property-management/prices?home=${home}`)
  await expect(page.getByRole('table', { name: say('prices.next_months') })).toBeAttached()
  await expect(page.getByText(say('prices.assumed'))).toBeVisible()
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])

  const result = page.getByRole('status').filter({ hasText: say('prices.back_test') })
  const before = (await result.textContent()) ?? ''
  const base = page.getByRole('region', { name: say('prices.part.base') })
  await base.getByLabel(say('prices.nightly')).fill('1234')
  await expect(page.getByText(say('prices.unsaved', { count: 1 }))).toBeVisible()
  await expect(result).not.toHaveText(before)
  expect(complaints).toEqual([])
})
