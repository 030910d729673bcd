import { fileURLToPath } from 'node:url'
import { joinPostgres } from '../apps/api/src/platform/embedded-postgres/join.ts'
import { textTables } from '../packages/contract/src/texts/tables.ts'
import { launchWith } from './support/browser.ts'
import { expect, test } from './support/marea.ts'
import { createGuest } from './support/people.ts'
import { startProduct } from './support/start-marea.ts'

const { en } = textTables

test.use({ launchOptions: launchWith('photos') })

const photo = fileURLToPath(
  new URL('../demo/photos/brickell-sky-penthouse/01-hero-shared.jpg', import.meta.url),
)

let product: Awaited<ReturnType<typeof startProduct>>

test.beforeAll(async () => {
  const dataDir = process.env.MAREA_DATA_DIR ?? ''
  // Shares the database of the other tests, which saves seeding another one.
  const { url } = await joinPostgres(dataDir)
  product = await startProduct((port) => ({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DEMO: 'true',
    ROLE: 'web',
    PUBLIC_URL: `http://marea.example:${port}`,
    API_URL: `http://api.marea.example:${port}/api`,
    CORS_ORIGINS: `http://marea.example:${port}`,
  }))
})
test.afterAll(() => product.stop())

test('pages on one host work with an API on another @desktop', async ({
  playwright,
  launchOptions,
}) => {
  const home = `http://marea.example:${product.port}`
  const api = `http://api.marea.example:${product.port}/api`
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--host-resolver-rules=MAP *.example 127.0.0.1, MAP marea.example 127.0.0.1',
      `--unsafely-treat-insecure-origin-as-secure=${home},http://api.marea.example:${product.port}`,
    ],
  })
  const guest = await createGuest({ isConfirmed: true })
  const page = await browser.newPage({ baseURL: home })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const asked: string[] = []
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url())
    if (pathname.startsWith('/api/')) asked.push(`${origin} ${response.request().method()}`)
  })

  await page.goto('/sign-in?next=/account-settings')
  const stream = page.waitForResponse(`${api}/events`)
  await page.getByLabel(en['sign_in.email'], { exact: true }).fill(guest.email)
  await page.getByLabel(en['sign_in.password'], { exact: true }).fill(guest.pin)
  await page.getByRole('button', { name: en['shell.sign_in'] }).click()
  await expect(page).toHaveURL('/account-settings')
  expect((await stream).status()).toBe(200)

  await page.locator('input[type=file]').setInputFiles(photo)
  const face = page.locator(`img[src^="${api}/user/photo/"]`).first()
  await expect(face).toBeVisible()
  await expect
    .poll(() => face.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await page.getByRole('button', { name: en['account.photo_remove'] }).click()
  await expect(face).toHaveCount(0)

  const methods = new Set(asked.map((line) => line.split(' ')[1]))
  expect([...methods].sort()).toEqual(['DELETE', 'GET', 'POST', 'PUT'])
  expect(asked.filter((line) => !line.startsWith('http://api.'))).toEqual([])
  expect(errors).toEqual([])
  await browser.close()
})
