import type { BrowserContext } from '@playwright/test'
import { sitemap } from '../apps/web/src/sitemap.ts'
import type { BrandSetting } from '../packages/contract/src/platform/brand.ts'
import { expect, test } from './support/marea.ts'
import { enterAsReader, walksOf } from './support/page-readers.ts'
import { callApi, signIn } from './support/people.ts'
import { openSettled } from './support/rendering.ts'
import { startProduct } from './support/start-marea.ts'

const aurora = {
  name: 'Aurora & Co',
  legalName: 'Aurora Stays LLC',
  email: 'help@aurora.example',
  address: '1 Alhambra Plaza, Coral Gables, FL 33134',
  location: 'Coral Gables, FL',
  mailSender: 'Aurora',
}

/** What is about the software, not about who runs it; and the names that an installation has had. */
const credits = ['/docs', '/docs/:part/:doc', '/admin/releases', '/admin/doctor', '/admin/brand']

const walked = Object.keys(sitemap).filter(
  (path) => !credits.includes(path) && !path.startsWith('/dev'),
)

const files = ['/site.webmanifest', '/owner.webmanifest', '/robots.txt', '/sitemap.xml']

/** Pages wait for data more than for the processor. */
const atOnce = 3

/** As many as a context opens before its memory shows. */
const pagesPerContext = 20

type Product = Awaited<ReturnType<typeof startProduct>>

test('renders the whole product as another brand and finds Marea nowhere but in the credits @desktop', async ({
  browser,
}) => {
  test.setTimeout(1_800_000)
  await asAurora(async ({ address }) => {
    for (const { reader, group } of walksOf(walked, pagesPerContext)) {
      const context = await browser.newContext({ baseURL: address })
      const left = (await enterAsReader([context], reader, group)).values()
      const lanes = Array.from({ length: atOnce }, async () => {
        for (const { path, address } of left) {
          expect.soft(await namedIn(context, path, address)).toEqual([])
        }
      })
      await Promise.all(lanes)
      await context.close()
    }
    for (const path of files) {
      const file = await (await fetch(`${address}${path}`)).text()
      expect.soft(namesIn(path, file)).toEqual([])
    }
  })
})

/** A product of its own, whose name no other test reads; the helpers of the tests call it meanwhile. */
async function asAurora(work: (product: Product) => Promise<void>): Promise<void> {
  const { MAREA_URL, MAREA_DATA_DIR } = process.env
  const product = await startProduct()
  Object.assign(process.env, { MAREA_URL: product.address, MAREA_DATA_DIR: product.dataDir })
  try {
    const { token } = await signIn('admin@marea.test')
    const setting: BrandSetting = await callApi('/admin/brand', { method: 'GET', token })
    const value = { ...setting.steps[0]?.value, ...aurora }
    const body = { value, changes: setting.steps.length - 1, reason: 'Another brand' }
    await callApi('/admin/brand', { method: 'PUT', token, body })
    await work(product)
  } finally {
    Object.assign(process.env, { MAREA_URL, MAREA_DATA_DIR })
    await product.stop()
  }
}

/** Texts, attributes, metadata, structured data and scripts of a page once its data is there. */
async function namedIn(context: BrowserContext, path: string, address: string): Promise<string[]> {
  const page = await context.newPage()
  await openSettled(page, address)
  const names = namesIn(path, await page.content())
  await page.close()
  return names
}

function namesIn(path: string, text: string): string[] {
  return [...text.matchAll(/.{0,60}\bMarea\b.{0,40}/g)].map(([found]) => `${path}: ${found}`)
}
