import { existsSync } from 'node:fs'
import { languages } from '@marea/contract/platform/language.ts'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { resources } from '#areas/guest/routes.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { sitemap } from '#sitemap.ts'
import { plainConfig } from '../../../test/page.tsx'
import { namedTables } from '../../../test/row-names.ts'
import { loader as guest } from './guest-manifest.ts'
import { loader as owner } from './owner-manifest.ts'

type Loader = typeof guest

async function read(loader: Loader, language: (typeof languages)[number]) {
  const context = new RouterContextProvider()
  context.set(pageContext, { language, texts: namedTables[language], config: plainConfig } as never)
  const response = await loader({ context } as never)
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  return response.json()
}

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries({ guest, owner }))('the app of the %s area', async (_, loader) => {
    const manifest = await read(loader, language)
    expect(manifest).toMatchObject({ lang: language, short_name: 'Marea', scope: '/' })
    const pages = [manifest.start_url, ...manifest.shortcuts.map(({ url }: { url: string }) => url)]
    for (const page of pages) expect(Object.keys(sitemap)).toContain(page)
    for (const { src } of manifest.icons) expect(existsSync(`apps/web/public${src}`)).toBe(true)
    const texts = [manifest, ...manifest.shortcuts].map(({ name }) => name)
    expect(texts.filter((text) => /^\w+\.\w+$/.test(text))).toEqual([])
  })
})

test('a phone that cuts its own shape gets an icon without corners, and others the usual one', async () => {
  const { icons } = await read(guest, 'en')
  expect(icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(
    1,
  )
  expect(JSON.stringify(icons)).not.toContain('any maskable')
})

test('guests and owners install two apps, and what is shared opens in the one of guests', async () => {
  const [guests, owners] = [await read(guest, 'en'), await read(owner, 'en')]
  expect(guests.id).not.toBe(owners.id)
  expect(Object.keys(resources)).toContain(guests.share_target.action)
  expect(owners.share_target).toBeUndefined()
  expect(guests.screenshots).toHaveLength(2)
})
