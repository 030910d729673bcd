import type { Locator } from '@playwright/test'
import { expect, test } from './support/marea.ts'
import { enterAs, enterAsNewGuest } from './support/people.ts'
import { readAs } from './support/reader.ts'

// Sheets close with an animation, which a click or Back may interrupt.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('search, filters and map are reachable between the bars of a phone @phone', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/')
  const tabs = await boxOf(page.getByRole('navigation', { name: say('shell.main_nav') }))
  const search = await boxOf(page.getByRole('button', { name: say('search.submit'), exact: true }))
  expect(search.y + search.height).toBeLessThanOrEqual(tabs.y)

  const oneTap = page.locator('#credential_picker_container')
  await expect(oneTap).toBeVisible()
  await page.getByRole('article').nth(5).scrollIntoViewIfNeeded()
  await expect(oneTap).toHaveCount(0)
  const compact = page.getByRole('search', { name: say('search.compact') })
  await expect(compact).toBeInViewport()
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('button', { name: say('map.show'), exact: true }).click()
  const zoom = page.getByRole('button', { name: say('map.closer') })
  await expect(zoom).toBeInViewport({ ratio: 1 })
  const bar = await boxOf(compact)
  expect((await boxOf(zoom)).y).toBeGreaterThan(bar.y + bar.height)
  await page.getByRole('button', { name: say('map.hide'), exact: true }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)

  await compact.getByRole('button', { name: say('search.filters') }).click()
  await expect(page.getByRole('dialog', { name: say('search.all_filters') })).toBeVisible()
  await page.goBack()
  await compact.getByRole('button', { name: say('search.anywhere') }).click()
  const panel = page.getByRole('dialog', { name: say('search.where') })
  await panel.getByRole('button', { name: new RegExp(`^${say('search.guests')}`) }).click()
  await expect(page.getByRole('dialog', { name: say('search.guests') })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(compact.getByRole('button').first()).toBeFocused()

  await page.evaluate(() => document.getElementById('results')?.scrollIntoView())
  const first = page
    .getByRole('group', { name: say('search.filters') })
    .getByRole('button')
    .first()
  await expect(first).toHaveText(say('search.all_filters'))
  await expect(first).toBeInViewport({ ratio: 1 })
})

test('text typed into Where is searched however its panel is closed @desktop', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await page.goto('/')
  const where = page.getByRole('button', { name: new RegExp(`^${say('search.where')} `) }).first()
  await where.click()
  await expect(page.getByLabel(say('search.where_label'))).toBeFocused()
  await page.keyboard.type('Brickel')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/where=Brickel$/)
  await expect(where).toContainText('Brickel')
  await expect(where).toBeFocused()
})

test('a shared search opens at its results @phone', async ({ page }, info) => {
  const say = await readAs(page, info)
  await page.goto('/?where=brickell&guests=2', { waitUntil: 'domcontentloaded' })
  const found = page.getByRole('region', { name: say('search.results') })
  await expect(found.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 })
  await page.waitForLoadState('networkidle')
  await expect(found.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 })
})

test('at 320 pixels steppers fit their box and nothing is cut off or covered @phone', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await page.setViewportSize({ width: 320, height: 640 })
  await enterAs(page, 'guest@marea.test')
  await page.goto('/suite-details/casa-almendro')
  const quote = page.getByRole('complementary', { name: say('quote.label') })
  await quote.getByRole('button', { name: new RegExp(`^${say('quote.guests')}`) }).click()
  const stepper = quote.getByRole('group', { name: say('party.kind.adults') })
  await expectInside(stepper.getByRole('button').last(), stepper.locator('..'))

  await page.goto('/')
  await page
    .getByRole('button', { name: new RegExp(`^${say('search.guests')}`) })
    .first()
    .click()
  const panel = page.getByRole('dialog')
  const more = panel.getByRole('button', {
    name: say('ui.more', { label: say('party.kind.adults') }),
  })
  await more.click({ trial: true })
  const close = await boxOf(panel.getByRole('button', { name: say('ui.close') }))
  expect(close.y + close.height).toBeLessThanOrEqual((await boxOf(more)).y)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('map.show'), exact: true }).click()
  await page.getByRole('button', { name: say('map.closer') }).click({ trial: true })

  await page.goto('/my-bookings')
  const tabs = page.getByRole('navigation', { name: say('bookings.show') })
  expect(await tabs.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeLessThanOrEqual(0)
  const stay = page.getByRole('article').first()
  const message = stay.getByRole('link', { name: say('bookings.message') })
  const rest = stay.getByRole('button', { name: /^(More for|Más opciones de)/ })
  expect((await boxOf(message)).y).toBeCloseTo((await boxOf(rest)).y)
  await rest.click()
  await expect(page.getByRole('menuitem')).toHaveCount(5)
})

for (const { width, height, tag } of [
  { width: 390, height: 664, tag: '@phone' },
  { width: 1440, height: 900, tag: '@desktop' },
  { width: 720, height: 450, tag: '@desktop' },
]) {
  const title = `at ${width} × ${height} the message box is usable`
  test(title, { tag }, async ({ page }, info) => {
    const say = await readAs(page, info)
    await page.setViewportSize({ width, height })
    await enterAsNewGuest(page)
    await page.goto('/chat?suite=casa-farol')
    await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
    const send = page.getByRole('button', { name: say('messaging.send'), exact: true })
    await page.getByRole('textbox').click()
    await page.keyboard.type('Hola')
    await send.click({ trial: true })
    if (height > 500) await expect(send).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(send).toBeInViewport({ ratio: 1 })
  })
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not drawn.`)
  return box
}

async function expectInside(part: Locator, frame: Locator): Promise<void> {
  const [inner, outer] = [await boxOf(part), await boxOf(frame)]
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width)
}
