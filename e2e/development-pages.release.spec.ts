import { pathToFileURL } from 'node:url'
import type { PageGiven } from '@marea/contract/pages.ts'
import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { companyTimeZone } from '../demo/company-clock.ts'
import { expect, test } from './support/marea.ts'

test('no spelling of a URL opens a development page when they are disabled @desktop', async () => {
  const built = new URL('../apps/web/build/console/server/index.js', import.meta.url)
  const { handlePage } = await import(pathToFileURL(built.pathname).href)
  const support = { location: 'Miami, FL' }
  const config = {
    publicUrl: 'https://marea.test',
    companyTimeZone,
    support,
    brand: defaultBrand,
    demo: false,
    build: 'b1',
  }
  const open = async (path: string, devPages: boolean) => {
    const given: PageGiven = {
      nonce: 'n',
      language: 'en',
      requestId: 'r',
      texts: {},
      call: () => Promise.reject(new Error('nothing is asked')),
      config: { ...config, devPages },
      report: () => undefined,
      deliver: () => undefined,
    }
    const request = new Request(`https://marea.test${path}`)
    return (await handlePage(request, given)).status
  }
  expect(await open('/dev/ui', true)).toBe(200)
  const spellings = ['/dev/ui', '/%64ev/ui', '/dev/%75i', '/DEV/UI', '/dev/ui/', '/dev/ui.data']
  for (const path of [...spellings, '/%64ev/ui.data', '/dev/outbox.data', '/%64ev/outbox']) {
    expect([path, await open(path, false)]).toEqual([path, 404])
  }
})
