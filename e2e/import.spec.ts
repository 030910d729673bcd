import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { createAdmin, setUpApp } from './support/admins.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { readAs } from './support/reader.ts'

test('an administrator matches columns once, corrects what the check says, imports and undoes @desktop', async ({
  page,
}, testInfo) => {
  test.setTimeout(180_000)
  const say = await readAs(page, testInfo)
  const owner = `${randomUUID()}@marea.test`
  await setUpApp(page, say, await createAdmin())
  await page.goto('/admin/import')
  await expectAccessible(page)
  const homes = page.locator('input[type=file]').first()
  await homes.setInputFiles(await hugeFile(testInfo))
  await expect(page.getByRole('alert')).toContainText(say('problem.imports.too_large'))

  await upload(page, [
    `Casa;Correo;Zona;Tarifa`,
    `Casa Uno ${owner};${owner};Brickell;1.234,50`,
    `=A1;${owner};Atlantis;500`,
    `Casa Uno ${owner};${owner};Brickell;900`,
    `Casa Peña ${owner};${owner};Brickell;1.234`,
  ])
  await page.getByRole('combobox', { name: 'Casa', exact: true }).selectOption('name')
  await page.getByRole('combobox', { name: 'Correo', exact: true }).selectOption('ownerEmail')
  await page.getByRole('combobox', { name: 'Zona', exact: true }).selectOption('neighborhood')
  await page.getByRole('combobox', { name: 'Tarifa', exact: true }).selectOption('nightlyAmount')
  await page.getByRole('textbox', { name: say('import.column.owner_name') }).fill('Lucía Paz')
  await expectAccessible(page)
  await page.getByRole('button', { name: say('import.check') }).click()
  await expect(page.getByText(say('import.problem.formula', { detail: '=A1' }))).toBeVisible()
  await expect(page.getByText(say('import.problem.twice_in_file', { detail: '2' }))).toBeVisible()
  await expect(page.getByText(say('import.problem.not_money', { detail: '1.234' }))).toBeVisible()
  await expectAccessible(page)

  await upload(page, [
    `ZONA;casa;CORREO;Tarifa`,
    `Brickell;Casa Uno ${owner};${owner};1.234,50`,
    `Brickell;Casa Peña ${owner};${owner};1234`,
  ])
  await expect(page.getByRole('combobox', { name: 'casa', exact: true })).toHaveValue('name')
  await expect(page.getByRole('combobox', { name: 'CORREO', exact: true })).toHaveValue(
    'ownerEmail',
  )
  await page.getByRole('textbox', { name: say('import.column.owner_name') }).fill('Lucía Paz')
  await page.getByRole('button', { name: say('import.check') }).click()
  await page.getByRole('button', { name: say('import.run', { count: 2 }) }).click()
  await expect(
    page.getByRole('heading', { name: say('import.state.finished'), exact: true }),
  ).toBeVisible()
  await page.getByRole('link', { name: say('import.show.all') }).click()
  await expect(page.getByRole('link', { name: say('import.open'), exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: say('import.undo') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: say('import.undo') }).click()
  await expect(
    page.getByRole('heading', { name: say('import.state.undone'), exact: true }),
  ).toBeVisible()
})

/** As spreadsheets of Spanish Windows save it. */
async function upload(page: Page, rows: string[]): Promise<void> {
  await page.goto('/admin/import')
  const buffer = Buffer.from(rows.join('\r\n'), 'latin1')
  const file = { name: 'casas.csv', mimeType: 'text/csv', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expect(page.getByRole('heading', { level: 1, name: 'casas.csv' })).toBeVisible()
}

/** 200 MB that take no space. */
async function hugeFile(testInfo: TestInfo): Promise<string> {
  const path = testInfo.outputPath('huge.csv')
  const file = await open(path, 'w')
  await file.truncate(200 * 1024 * 1024)
  await file.close()
  return path
}
