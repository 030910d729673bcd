import { createAdmin, setUpApp } from './support/admins.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { readAs } from './support/reader.ts'

test('an operator reads the evidence of a dispute, edits it, submits it once and wins @desktop', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await setUpApp(page, say, await createAdmin())
  await page.goto('/admin/disputes')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Diego' }).first().click()
  await expect(page.getByRole('heading', { name: say('admin_disputes.evidence') })).toBeVisible()
  await expectAccessible(page)

  const summary = page.getByLabel(say('admin_disputes.text.uncategorized_text'))
  await expect(summary).toHaveValue(/The cardholder paid/)
  await summary.fill('The deposit was spent on a stay. winning_evidence')
  await page.getByRole('button', { name: say('admin_disputes.save') }).click()
  await expect(page.getByText(say('admin_disputes.saved'))).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: say('admin_disputes.pdf') }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^evidence-dp_\w+\.pdf$/)

  await page.getByRole('button', { name: say('admin_disputes.review') }).click()
  const dialog = page.getByRole('alertdialog', { name: say('admin_disputes.submit_title') })
  await dialog.getByRole('button', { name: say('admin_disputes.submit') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say('admin_disputes.texts_sent'))).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Won\. /)).toBeVisible({ timeout: 2_000 })
  }).toPass()
})
