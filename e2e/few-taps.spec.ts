import { expect, test } from './support/marea.ts'
import { enterAsNewGuest } from './support/people.ts'
import { readAs } from './support/reader.ts'

const landing = { timeout: 30_000 }

test('a phone books a home for next month in at most 12 taps @phone', async ({ page }, info) => {
  const say = await readAs(page, info)
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => Reflect.get(window, 'countTap')?.(), true),
  )
  await page.setViewportSize({ width: 390, height: 664 })
  // A guest who has added funds has a saved card.
  await enterAsNewGuest(page, { funds: 500_00 })
  await page.goto('/')
  await page
    .getByRole('button', { name: new RegExp(`^${say('search.when')}`) })
    .first()
    .tap()
  const panel = page.getByRole('dialog', { name: say('search.when') })
  await panel.getByRole('button', { name: say('ui.next_month') }).tap()
  await panel.locator(`[data-day="${dayOfNextMonth(9)}"]`).tap()
  await panel.locator(`[data-day="${dayOfNextMonth(14)}"]`).tap()
  await panel.getByRole('button', { name: /^(Show|Ver) \d+ (homes?|casas?)$/ }).tap()
  await page.getByRole('article').getByRole('link').first().tap()
  const reserve = page.getByRole('button', { name: say('quote.reserve'), exact: true })
  await reserve.filter({ visible: true }).last().tap()
  await expect(page).toHaveURL(/\/checkout\//, landing)
  await page.getByRole('checkbox', { name: /^(I agree|Acepto)/ }).tap()
  await page.getByRole('button', { name: /^(Pay|Pagar) \$/ }).tap()
  await expect(page.getByRole('heading', { name: say('confirmed.title') })).toBeVisible(landing)
  expect(taps).toBeGreaterThan(5)
  expect(taps).toBeLessThanOrEqual(12)
})

function dayOfNextMonth(day: number): string {
  const today = new Date()
  const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, day))
  return date.toISOString().slice(0, 10)
}
