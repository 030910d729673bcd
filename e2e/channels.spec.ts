import { companyDay } from '../demo/company-clock.ts'
import { addDays } from '../packages/contract/src/platform/time/days.ts'
import { expect, test } from './support/marea.ts'
import { callApi, enterAs } from './support/people.ts'
import { readAs } from './support/reader.ts'

/** An owner whose calendars no other test uses. */
const email = 'naomi@marea.test'
const slug = 'casa-lienzo'
const home = 'Casa Lienzo'

test('an owner regenerates an export address and disconnects a calendar with its dates @desktop', async ({
  page,
  complaints,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const { token } = await enterAs(page, email)
  const name = `Airbnb ${testInfo.repeatEachIndex}`
  const far = addDays(companyDay(new Date()), 720)
  const url = `http://feeds.marea.test/airbnb/${slug}.ics?stay=${far}/${addDays(far, 2)}`
  await callApi('/owner/feeds', { token, body: { suite: slug, url, name } })

  await page.goto('/property-management/channels')
  const shown = page.getByRole('listitem').filter({ hasText: home }).locator('code')
  const old = await shown.textContent()
  await page.getByRole('link', { name: say('channels.exports.regenerate_of', { home }) }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: say('channels.regenerate.confirm') }).click()
  await expect(shown).not.toHaveText(old ?? '')
  expect((await page.request.get(old ?? '')).status()).toBe(404)
  expect((await page.request.get((await shown.textContent()) ?? '')).status()).toBe(200)

  const log = page.getByRole('button', {
    name: say('channels.feeds.show_log', { home, channel: name }),
  })
  await log.click()
  await page.getByRole('link', { name: say('channels.feeds.disconnect') }).click()
  await question.getByText(say('channels.disconnect.release'), { exact: true }).click()
  await question.getByRole('button', { name: say('channels.disconnect.confirm') }).click()
  await expect(page.getByText(say('channels.disconnect.done'))).toBeVisible()
  await expect(log).toHaveCount(0)
  expect(complaints).toEqual([])
})
