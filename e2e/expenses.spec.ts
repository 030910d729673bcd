import { expect, expectAccessible, test } from './support/marea.ts'
import { enterAs } from './support/people.ts'
import { readAs } from './support/reader.ts'

const financials = '/property-management/view-financials'

/** An owner whose expenses no other test uses. */
const email = 'mateo@marea.test'
const home = 'casa-arena'

const receipt = {
  name: 'receipt.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
}

test('an owner adds an expense, finds it in the list and voids it @phone', async ({
  page,
  complaints,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const concept = `Bomba ${testInfo.repeatEachIndex}`
  await enterAs(page, email)
  await page.goto(`${financials}?suite=${home}&category=repairs`)
  await expect(page.getByRole('table').last()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: say('expense.add') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: say('expense.save') }).click()
  await expect(sheet.getByText(say('expense.amount_missing'))).toBeVisible()
  await sheet.getByLabel(say('expense.amount_label')).fill('1234.56')
  await sheet.getByLabel(say('expense.concept')).fill(concept)
  await sheet.getByLabel(say('expense.receipt_add')).setInputFiles(receipt)
  await expectAccessible(page)
  await sheet
    .getByRole('button', { name: say('expense.save_amount', { amount: '$1,234.56' }) })
    .click()
  await expect(page.getByText(say('expense.added'))).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: concept })
  await expect(row).toContainText('$1,234.56')
  await row.getByRole('button', { name: say('expense.receipt_of', { concept }) }).click()
  await expect(sheet.getByAltText(say('expense.receipt_alt'))).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByRole('link').click()
  await expect(sheet.getByRole('heading', { name: say('expense.ledger') })).toBeVisible()
  await sheet.getByLabel(say('expense.reason')).fill('Otra casa')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: say('expense.void') }).click()
  await expect(page.getByText(say('expense.void_done'))).toBeVisible()
  await expect(row).toHaveCount(2)
  await expect(row.first()).toContainText('−$1,234.56')
  await expect(row.last()).toContainText('Otra casa')
  expect(complaints).toEqual([])
})

test('a visitor is asked to sign in, and a guest sees what Marea offers owners @desktop', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await page.goto(financials)
  await expect(page.getByText(say('guard.prompt'))).toBeVisible()
  await enterAs(page, 'guest@marea.test')
  await page.goto(financials)
  await expect(page.getByRole('heading', { name: say('owner_offer.title') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('apply.send') })).toBeVisible()
})
