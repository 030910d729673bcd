import type { Page } from '@playwright/test'
import { expect, test, untilHydrated } from './support/marea.ts'
import { enterAs } from './support/people.ts'
import { readAs } from './support/reader.ts'

// Sheets close with an animation, which a click or Back may interrupt.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('Back closes the filters, keeps the choices and leaves no history entry', async ({
  page,
  complaints,
}, info) => {
  const say = await readAs(page, info)
  await page.goto('/more')
  await page.goto('/')
  const dialog = page.getByRole('dialog')
  const all = page.getByRole('button', { name: say('search.all_filters') })

  await all.click()
  await dialog.getByRole('button', { name: /^3\+/ }).first().click()
  await expect(page).toHaveURL(/bedrooms=3/)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/\?bedrooms=3$/)

  await page.goForward()
  await untilEntries(page, 0)
  await expect(page).toHaveURL(/\/\?bedrooms=3$/)
  await expect(dialog).toHaveCount(0)

  await all.click()
  await page.keyboard.press('Escape')
  await untilEntries(page, 0)
  await all.click()
  await dialog.getByRole('button', { name: say('ui.close') }).click()
  await untilEntries(page, 0)
  await all.click()
  await dialog.getByRole('button', { name: /^(Show|Ver) \d+/ }).click()
  await expect(dialog).toHaveCount(0)
  await untilEntries(page, 0)
  await page.goBack()
  await expect(page).toHaveURL(/\/more$/)
  expect(complaints).toEqual([])
})

test('Back closes a sheet that has a URL, also when the URL was opened directly', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await enterAs(page, 'guest@marea.test')
  await page.goto('/more')
  await page.goto('/my-wallet')
  const sheet = page.getByRole('dialog', { name: say('deposit.title') })
  const add = page.getByRole('link', { name: say('wallet.add') })

  await untilHydrated(page)
  await add.click()
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL(/open=add$/)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/my-wallet(\?)?$/)
  await add.click()
  await expect(page).toHaveURL(/open=add$/)
  await sheet.getByRole('button', { name: say('ui.close') }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/my-wallet(\?)?$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/more$/)

  await page.goto('/my-wallet?open=add')
  await expect(sheet).toBeVisible()
  await untilEntries(page, 1)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/my-wallet(\?)?$/)
  await untilEntries(page, 0)
  await page.goBack()
  await expect(page).toHaveURL(/\/more$/)
})

test('Back closes the sign-in dialog and a linked photo', async ({ page }, info) => {
  const say = await readAs(page, info)
  await page.goto('/more')
  await page.goto('/suite-details/casa-almendro?photo=3')
  const gallery = page.getByRole('dialog', { name: /Casa Almendro/ })
  await expect(gallery).toBeVisible()
  await untilEntries(page, 1)
  await page.goBack()
  await expect(gallery).toHaveCount(0)
  await expect(page).toHaveURL(/casa-almendro\??$/)

  await page
    .getByRole('link', { name: say('shell.sign_in') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(say('sign_in.email'), { exact: true })).toBeVisible()
  await untilEntries(page, 1)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/casa-almendro\??$/)
})

for (const [width, height, tag] of [
  [820, 600, '@desktop'],
  [720, 450, '@desktop'],
  [320, 568, '@phone'],
] as const) {
  const title = `at ${width} × ${height} the filters keep title, close button and action visible`
  test(title, { tag }, async ({ page }, info) => {
    const say = await readAs(page, info)
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.getByRole('button', { name: say('search.all_filters') }).click()
    const dialog = page.getByRole('dialog')
    const action = dialog.getByRole('button', { name: /^(Show|Ver) \d+/ })
    const last = dialog.getByRole('group').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: say('ui.close') })).toBeInViewport({ ratio: 1 })
    await expect(action).toBeInViewport({ ratio: 1 })
    expect(await belowFooter(page)).toBe('FOOTER')
  })
}

/** The element at the bottom edge of the dialog. */
function belowFooter(page: Page): Promise<string | undefined> {
  return page.getByRole('dialog').evaluate((dialog) => {
    const { left, width, bottom } = dialog.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, bottom - 2)?.closest('footer')?.tagName
  })
}

/** Waits until the browser has applied the history navigation. */
async function untilEntries(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.sheets ?? 0)).toBe(count)
}
