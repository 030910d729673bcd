import { expect, expectAccessible, test } from './support/marea.ts'

test('a reader searches the documentation, opens a section and goes on to the next page @desktop', async ({
  page,
}) => {
  await page.goto('/docs')
  await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('restore drill')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/docs\?q=restore(\+|%20)drill/)
  await page.getByRole('link', { name: /^Back it up · Restore drill/ }).click()
  await expect(page).toHaveURL('/docs/run/back-up#restore-drill')
  await expect(page.getByRole('heading', { name: 'Restore drill' })).toBeInViewport()
  await page.getByRole('link', { name: 'Next: Export and import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Export and import' })).toBeVisible()
})

test('the documentation is in English within the language of the reader @phone', async ({
  page,
}) => {
  await page.goto('/docs/run/configure?lang=es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1 }).locator('[lang=en]')).toHaveText('Configure')
  await expect(page.getByRole('navigation', { name: 'En esta página' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/docs?lang=es&q=zzzz')
  await expect(page.getByText('No hay resultados')).toBeVisible()
})

test('search engines find every page of the documentation, and an unknown one is missing @desktop', async ({
  request,
}) => {
  const listed = await (await request.get('/sitemap.xml')).text()
  for (const page of ['run/install', 'change/architecture', 'coming-from/airbnb']) {
    expect(listed).toContain(`/docs/${page}</loc>`)
  }
  expect((await request.get('/docs/run/unknown')).status()).toBe(404)
})
