import { readFile } from 'node:fs/promises'
import { joinPostgres } from '../apps/api/src/platform/embedded-postgres/join.ts'
import { secretFile } from '../apps/api/src/platform/secrets/secrets.ts'
import { openTcpProxy } from '../apps/api/test/stand-ins/tcp-proxy.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { startProduct } from './support/start-marea.ts'

test('a page shows a notice in both languages during a database outage and recovers @desktop', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const dataDir = process.env.MAREA_DATA_DIR ?? ''
  const { url } = await joinPostgres(dataDir)
  const secret = await readFile(secretFile(dataDir), 'utf8')
  const proxy = await openTcpProxy(url)
  const marea = await startProduct(() => ({
    DATABASE_URL: proxy.url,
    ROLE: 'web',
    TEST_CARDS: 'true',
    SECRET_KEY: secret.trim(),
  }))
  const home = `${marea.address}/suite-details/casa-almendro`
  await proxy.refuse()

  await page.goto(`${home}?lang=es`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Marea no está disponible por el momento')
  const answer = await page.goto(`${home}?lang=en`)
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()).toMatchObject({
    'retry-after': '5',
    'cache-control': 'private, no-store',
  })
  await expect(title).toHaveText('Marea is temporarily unavailable')
  await expectAccessible(page)

  await proxy.accept()
  await expect(async () => {
    if ((await title.textContent()) !== 'Casa Almendro') {
      await page.getByRole('button', { name: 'Try again' }).click({ timeout: 5000 })
    }
    await expect(title).toHaveText('Casa Almendro', { timeout: 10_000 })
  }).toPass()
  await marea.stop()
  proxy.close()
})
