import { readFile } from 'node:fs/promises'
import { createAdmin, setUpApp } from './support/admins.ts'
import { expect, test } from './support/marea.ts'
import { readAs } from './support/reader.ts'

test('an operator sees that bank, card processor and ledger agree but for an explained deposit, and exports the ledger @desktop', async ({
  page,
}, testInfo) => {
  test.slow()
  const say = await readAs(page, testInfo)
  await setUpApp(page, say, await createAdmin('Rita Reconciler'))
  await page.goto('/admin/reconciliation')
  await expect(page.getByText(say('reconcile.all_explained'))).toBeVisible()
  const deposit = page.getByRole('listitem').filter({ hasText: 'ZELLE FROM H WOLFE' })
  await expect(deposit.getByText(say('reconcile.state.explained'))).toBeVisible()
  await deposit.getByRole('button', { name: say('reconcile.decide') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(say('reconcile.candidates'))).toBeVisible()
  await expect(dialog.getByText(say('reconcile.as.own_funds_about'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('reconcile.journal_format.beancount') }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('open Assets:Bank:Cash USD')
})
