import type { Page } from '@playwright/test'
import { consolePages } from '../apps/web/src/areas/console/routes.ts'
import { guestPages, resources } from '../apps/web/src/areas/guest/routes.ts'
import { ownerPages } from '../apps/web/src/areas/owner/routes.ts'
import { expect, test } from './support/marea.ts'
import { enterAs } from './support/people.ts'
import { readAs } from './support/reader.ts'

type Manifest = { routes: Record<string, { path?: string; index?: boolean }> }

/** The path of a first page, and the pages whose routes its build lists. */
const areas = {
  '/': { ...guestPages, ...resources },
  '/property-management': ownerPages,
  '/admin': consolePages,
}

test('a browser is told the routes of its area only @desktop', async ({ page }) => {
  for (const [path, pages] of Object.entries(areas)) {
    const html = await (await page.request.get(path)).text()
    const [manifest = ''] = html.match(/\/assets\/manifest-\w+\.js/) ?? []
    const script = await (await page.request.get(manifest)).text()
    const { routes }: Manifest = JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;$/, ''))
    const listed = Object.values(routes).flatMap((route) => route.path || [])
    expect(listed.map((each) => each.replace(/^\/?/, '/')).sort()).toEqual(
      [...Object.keys(pages), '/*'].sort(),
    )
  }
})

test('an owner goes from guests’ pages to their own and back, each a document @desktop', async ({
  page,
  complaints,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await enterAs(page, 'owner@marea.test')
  await page.goto('/faqs')
  await hydrated(page)
  await mark(page)
  const bar = page.getByRole('navigation', { name: say('shell.account_nav') })
  await bar.getByRole('link', { name: say('shell.owners') }).click()
  await expect(page).toHaveURL('/property-management')
  expect(await isMarked(page)).toBe(false)
  await hydrated(page)
  const nav = page.getByRole('navigation', { name: say('owner_nav.label') })
  await mark(page)
  await nav.getByRole('link', { name: say('owner_nav.team') }).click()
  await expect(page).toHaveURL('/property-management/team')
  expect(await isMarked(page)).toBe(true)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('more.currency') })
    .click()
  await expect(page).toHaveURL('/more#currency')
  expect(await isMarked(page)).toBe(false)
  await page.goBack()
  // Its data shows that the page has hydrated: pressed before, Back makes React render it anew and say so.
  await expect(page.getByRole('link', { name: say('team.invite') }).first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
  expect(complaints).toEqual([])
})

test('who registers on the way to another area arrives signed in, and reads there that it worked @desktop', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await page.goto('/faqs')
  await hydrated(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: say('shell.property_management') }).click()
  const dialog = page.getByRole('dialog', { name: say('guard.title') })
  await dialog.getByRole('tab', { name: say('sign_in.create_account') }).click()
  await dialog.getByLabel(say('sign_in.name')).fill('Ana Duarte')
  await dialog.getByLabel(say('sign_in.email'), { exact: true }).fill(newEmail())
  await dialog.getByLabel(say('sign_in.phone')).fill('+1 305 555 0199')
  await dialog.getByText(say('sign_in.gender.female')).click()
  await dialog.getByLabel(say('sign_in.pin')).fill('5830')
  await dialog.getByLabel(say('sign_in.confirm_pin')).fill('5830')
  await dialog.getByRole('button', { name: say('sign_in.create_account') }).click()
  await expect(page).toHaveURL('/property-management')
  await expect(page.getByText(say('sign_in.created'))).toBeVisible()
  await expect(page.getByRole('heading', { name: say('owner_offer.title') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: say('guard.title') })).toBeVisible()
})

test('unsaved changes are asked about once before another area @desktop', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const browserAsks: string[] = []
  page.on('dialog', (dialog) => {
    browserAsks.push(dialog.type())
    dialog.accept()
  })
  await enterAs(page, 'owner@marea.test')
  await page.goto('/property-management/messages')
  await hydrated(page)
  await page.getByRole('main').getByRole('textbox').first().fill('Not saved')
  await page.getByRole('banner').getByRole('link', { name: 'Marea' }).click()
  const question = page.getByRole('alertdialog', { name: say('ui.leave') })
  await question.getByRole('button', { name: say('ui.discard_changes') }).click()
  await expect(page).toHaveURL('/')
  expect(browserAsks).toEqual([])
})

test('without a connection a page of another area waits for it @desktop', async ({
  page,
  context,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await enterAs(page, 'owner@marea.test')
  await page.goto('/faqs')
  await hydrated(page)
  await context.setOffline(true)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.property_management') })
    .click()
  await expect(page.getByText(say('shell.offline_waiting'))).toBeVisible()
  await expect(page).toHaveURL('/faqs')
  await context.setOffline(false)
  await expect(page).toHaveURL('/property-management')
})

/** Beside the guest area, where `shell.spec.ts` and `lost-chunk.spec.ts` check the same. */
const othersFrames = {
  owner: {
    email: 'owner@marea.test',
    path: '/property-management/team',
    next: '/property-management/calendar',
    chunk: /assets\/calendar-page-/,
  },
  console: {
    email: 'admin@marea.test',
    path: '/admin/jobs',
    next: '/admin/emails',
    chunk: /assets\/emails-page-/,
  },
}

for (const [area, { email, path, next, chunk }] of Object.entries(othersFrames)) {
  test(`the ${area} area follows live events, loads a missing chunk again and announces a new version @desktop`, async ({
    page,
  }, testInfo) => {
    const say = await readAs(page, testInfo)
    await enterAs(page, email)
    await page.clock.install()
    const events = page.waitForResponse(/\/api\/events$/)
    await page.goto(path)
    await hydrated(page)
    expect((await events).status()).toBe(200)

    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith(next)) loads += 1
    })
    await page.route(chunk, (route) =>
      loads > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
    )
    await page.locator(`nav a[href="${next}"]`).first().click()
    await expect(page).toHaveURL(next)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await hydrated(page)
    expect(loads).toBe(1)

    await page.route('**/build.json', (route) => route.fulfill({ json: { build: 'tomorrow' } }))
    await expect(async () => {
      await page.clock.fastForward('06:00')
      await expect(page.getByText(say('shell.new_version'))).toBeVisible({ timeout: 2000 })
    }).toPass()
  })
}

function newEmail(): string {
  return `ana-${crypto.randomUUID()}@correo.test`
}

async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.sheets)).toBe(0)
}

function mark(page: Page): Promise<void> {
  return page.evaluate(() => void Reflect.set(window, 'marked', true))
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.has(window, 'marked'))
}
