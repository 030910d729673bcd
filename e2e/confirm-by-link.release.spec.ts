import { expect, expectAccessible, test } from './support/marea.ts'
import { enterAsNewGuest } from './support/people.ts'
import { linkMailedTo, readAs } from './support/reader.ts'

test('an account without a password confirms by a mailed link, and the action continues @desktop', async ({
  page,
  complaints,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const { email } = await enterAsNewGuest(page)
  let isStale = true
  await page.context().route('**/api/user/info', async (route) => {
    const { result } = await (await route.fetch()).json()
    await route.fulfill({ json: { result: { ...result, secret: 'none' } } })
  })
  await page.context().route('**/api/user/confirmation/link', async (route) => {
    isStale = false
    await route.continue()
  })
  await page.route('**/api/user', async (route) => {
    if (!isStale) return route.continue()
    const error = { code: 'identity.confirmation_required', message: '', requestId: 'r' }
    await route.fulfill({ status: 403, json: { error } })
  })
  await page.goto('/account-settings')
  await page.getByRole('button', { name: say('account.password_email') }).click()
  await expect(page.getByText(say('account.password_email_sent', { email }))).toBeVisible()
  await page.getByRole('button', { name: say('account.delete') }).click()
  await page.getByRole('button', { name: say('account.delete_button') }).click()
  const asked = page.getByRole('dialog', { name: say('sign_in.confirm_identity_title') })
  await asked.getByRole('button', { name: say('sign_in.again_email') }).click()
  await expect(asked.getByText(say('sign_in.again_sent_description', { email }))).toBeVisible()
  await expectAccessible(page)

  const tab = await page.context().newPage()
  const link = await linkMailedTo(page, email, '/sign-in?again=')
  await tab.goto(link)
  await expect(tab.getByRole('heading', { name: say('sign_in.again_done') })).toBeVisible()
  await expectAccessible(tab)
  await expect(page.getByText(say('account.deleted'))).toBeVisible()
  await tab.goto(link)
  await expect(
    tab.getByRole('heading', { name: say('sign_in.confirm_identity_title') }),
  ).toBeVisible()
  expect(complaints.filter((said) => !said.includes('403'))).toEqual([])
})
