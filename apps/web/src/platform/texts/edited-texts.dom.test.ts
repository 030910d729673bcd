import { textTables } from '@marea/contract/texts/tables.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForApi, writePageData } from '../../../test/api.ts'
import type * as Language from './language.ts'

const key = 'shell.skip'

/** What a server answers whose administrators wrote this text, and which tags it was asked with. */
function serveEdited(edited: { tag: string; text?: string }) {
  const tags: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    expect(url).toBe('/api/settings/Locale/full?key=edited')
    const tag = new Headers(headers).get('if-none-match')
    tags.push(tag)
    if (tag === edited.tag) return new Response(null, { status: 304 })
    const result = { en: edited.text ? { [key]: edited.text } : {}, es: {} }
    return Response.json({ result }, { headers: { etag: edited.tag } })
  })
  return tags
}

/** Each visit begins with a new page, so with new modules. */
async function visit(text: string) {
  vi.resetModules()
  const page: typeof Language = await import('./language.ts')
  const texts = JSON.stringify({ [key]: text })
  document.body.innerHTML = `<script id="texts" type="application/json">${texts}</script>`
  const store = page.startTexts()
  return { ...page, store, shown: () => store.read().table[key] }
}

beforeEach(() => {
  standInForApi({})
  writePageData({ textsTag: '"page"' })
})
afterEach(() => vi.unstubAllGlobals())

test('a page downloads no text that it came with, edited or not', async () => {
  const tags = serveEdited({ tag: '"page"', text: 'Good evening' })
  const { applyEditedTexts, shown } = await visit('Good evening')
  await applyEditedTexts()
  await applyEditedTexts()
  expect(tags).toEqual(['"page"', '"page"'])
  expect(shown()).toBe('Good evening')
})

test('a text edited since the page was rendered is shown, and asked for again only by its tag', async () => {
  const tags = serveEdited({ tag: '"edited"', text: 'Good evening' })
  const { applyEditedTexts, allTexts, shown } = await visit('Hello')
  await applyEditedTexts()
  expect(shown()).toBe('Good evening')
  await allTexts()
  await applyEditedTexts()
  expect(tags.at(-1)).toBe('"edited"')
  expect(shown()).toBe('Good evening')
})

test('a text that is no longer edited is the one of the build again', async () => {
  serveEdited({ tag: '"none"' })
  const { applyEditedTexts, allTexts, shown } = await visit('Good evening')
  await applyEditedTexts()
  await allTexts()
  expect(shown()).toBe(textTables.en[key])
})

test('an edited text stays while the rest of the texts is loaded and the language switched', async () => {
  serveEdited({ tag: '"page"', text: 'Good evening' })
  const { allTexts, switchLanguage, shown } = await visit('Good evening')
  await allTexts()
  await switchLanguage('es')
  await switchLanguage('en')
  expect(shown()).toBe('Good evening')
})
