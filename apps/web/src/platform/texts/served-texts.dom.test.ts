import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForApi, writePageData } from '../../../test/api.ts'
import type * as Language from './language.ts'

/** What a server answers that has these texts, and which tags it was asked with. */
function serveTexts(served: { tag: string; hello: string }) {
  const tags: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    expect(url).toBe('/api/settings/Locale/full?key=web')
    const tag = new Headers(headers).get('if-none-match')
    tags.push(tag)
    if (tag === served.tag) return new Response(null, { status: 304 })
    const result = { en: { hello: served.hello }, es: { hello: 'Hola' } }
    return Response.json({ result }, { headers: { etag: served.tag } })
  })
  return tags
}

/** Each visit begins with a new page, so with new modules. */
async function visit(hello: string) {
  vi.resetModules()
  const page: typeof Language = await import('./language.ts')
  document.body.innerHTML = `<script id="texts" type="application/json">{"hello":"${hello}"}</script>`
  return { ...page, store: page.startTexts() }
}

beforeEach(() => {
  localStorage.clear()
  standInForApi({})
  writePageData({ textsTag: '"build"' })
})
afterEach(() => vi.unstubAllGlobals())

test('a page whose texts nobody edited downloads none, and drops an edit that was taken back', async () => {
  const tags = serveTexts({ tag: '"build"', hello: 'Hello' })
  const { applyServedTexts } = await visit('Hello')
  await applyServedTexts()
  await applyServedTexts()
  expect(tags).toEqual(['"build"', '"build"'])
})

test('edited texts are shown, and asked for again only by their tag', async () => {
  const tags = serveTexts({ tag: '"edited"', hello: 'Good evening' })
  const { applyServedTexts, store } = await visit('Hello')
  await applyServedTexts()
  expect(store.read().table.hello).toBe('Good evening')
  await applyServedTexts()
  expect(tags).toEqual(['"build"', '"edited"'])
})

test('on the next visit the browser’s own cache asks whether edited texts have changed', async () => {
  const tags = serveTexts({ tag: '"edited"', hello: 'Good evening' })
  await (await visit('Hello')).applyServedTexts()
  await (await visit('Good evening')).applyServedTexts()
  expect(tags).toEqual(['"build"', null])
})

test('a failed request is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await (await visit('Hello')).refreshTexts()
  expect(log).toHaveBeenCalledOnce()
})
