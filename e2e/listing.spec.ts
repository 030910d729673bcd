import { expectSaved } from './support/list-home.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { callApi, enterAs } from './support/people.ts'
import { readAs } from './support/reader.ts'

test('a change of two people is shown to the second one, and one made offline is sent later @desktop', async ({
  page,
  context,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const { token } = await enterAs(page, 'naomi@marea.test')
  const body = { name: 'Casa Doble', kind: 'house', neighborhood: 'south-beach' }
  const { slug } = await callApi('/owner/homes', { token, body })
  await page.goto(`/property-management/homes/${slug}?section=rules`)
  const rules = page.getByRole('textbox', { name: say('listing.field.houseRules') }).first()
  await expect(rules).toBeVisible()
  const { contents } = await callApi(`/owner/homes/${slug}`, { method: 'GET', token })
  const houseRules = { ...contents.rules.houseRules, en: 'No parties' }
  await callApi(`/owner/homes/${slug}/sections`, {
    method: 'PUT',
    token,
    body: { section: 'rules', version: 1, content: { ...contents.rules, houseRules } },
  })
  await rules.fill('No smoking')
  const conflict = page.getByRole('alert').filter({ hasText: 'No parties' })
  await expect(conflict).toContainText('No smoking')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: say('listing.conflict_save') }).click()
  await expect(conflict).toBeHidden()
  await expectSaved(page, say)

  await context.setOffline(true)
  await rules.fill('No smoking indoors')
  await expect(page.getByText(say('listing.offline_count', { count: 1 }))).toBeVisible()
  await context.setOffline(false)
  await expectSaved(page, say)
  const { contents: saved } = await callApi(`/owner/homes/${slug}`, { method: 'GET', token })
  expect(saved.rules.houseRules.en).toBe('No smoking indoors')
  await page.goto('/property-management/homes/no-such-home')
  await expect(page.getByRole('heading', { name: say('listing.not_found') })).toBeVisible()
})
