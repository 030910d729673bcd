import { launchWith } from './support/browser.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { readAs } from './support/reader.ts'

test.use({
  launchOptions: launchWith('photos'),
  contextOptions: { reducedMotion: 'no-preference' },
})

const home = '/suite-details/casa-almendro'

test('photos open full-screen, change with arrow keys and close with Escape', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await page.goto(home)
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('region', { name: /Casa Almendro/ })
    .getByRole('link')
    .first()
    .click()
  const gallery = page.getByRole('dialog', { name: /Casa Almendro/ })
  await expect(gallery).toBeVisible()
  const photo = gallery.getByRole('img').first()
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(gallery.getByText(say('ui.photo_of', { at: 1, count: 9 }))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(gallery.getByText(say('ui.photo_of', { at: 2, count: 9 }))).toBeVisible()
  await expect(page).toHaveURL(/photo=2/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  await expect(page).not.toHaveURL(/photo=/)
})

test('the tour shows the photos by room, and Back closes first a photo and then the tour', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await page.goto(home)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: say('suite.all_photos', { count: 9 }) }).click()
  const tour = page.getByRole('dialog', { name: say('tour.title', { name: 'Casa Almendro' }) })
  const kitchen = tour.getByRole('heading', { level: 3, name: say('listing.room.kitchen') })
  await expect(kitchen).toBeVisible()
  await expectAccessible(page)
  await tour.getByRole('button', { name: say('listing.room.kitchen') }).click()
  await expect(kitchen).toBeFocused()
  await expect(kitchen).toBeInViewport()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tour=1.*photo=5/)
  const opened = page.getByText(say('ui.photo_of', { at: 5, count: 9 }))
  await expect(opened).toBeVisible()
  await page.goBack()
  await expect(opened).toBeHidden()
  await expect(tour.locator('[data-photo="5"]')).toBeFocused()
  await page.goBack()
  await expect(tour).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${home}$`))
})

test('a photo has its own URL @desktop', async ({ page }, info) => {
  const say = await readAs(page, info)
  await page.goto(`${home}?photo=3`)
  await expect(page.getByText(say('ui.photo_of', { at: 3, count: 9 }))).toBeVisible()
})

test('a video loads and plays only on request @phone', async ({ page }, info) => {
  const say = await readAs(page, info)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/suite-details/casa-farol')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/films/'))).toEqual([])
  await page.getByRole('button', { name: say('suite.video'), exact: true }).click()
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0)
})
