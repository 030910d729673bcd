import { expect, expectAccessible, test } from './support/marea.ts'
import { callApi, enterAs, signIn, untilSaved } from './support/people.ts'
import { readAs } from './support/reader.ts'

test('during maintenance a guest reads the saved stays and when they can go on', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await enterAs(page, 'guest@marea.test')
  await page.goto('/my-bookings')
  await untilSaved(page)
  const { token } = await signIn('admin@marea.test')
  const body = { minutes: 30, reason: 'A test of the saved stays' }
  await callApi('/admin/maintenance', { token, body })
  try {
    await expect(async () => {
      await page.goto('/my-wallet')
      await expect(page).toHaveURL(/\/offline\?to=%2Fmy-wallet$/, { timeout: 1000 })
    }).toPass()
    await expect(page.getByText(say('maintenance.heading'))).toBeVisible()
    await expect(page.getByText(say('offline.title'), { exact: true })).toBeHidden()
    await expect(page.getByRole('heading', { name: /^Casa / }).first()).toBeVisible()
    await expectAccessible(page)
  } finally {
    await callApi('/admin/maintenance', { method: 'DELETE', token })
  }
  await expect(page.getByText(say('offline.back'))).toBeVisible()
  await page.getByRole('button', { name: say('offline.open') }).click()
  await expect(page).toHaveURL(/\/my-wallet$/)
})
