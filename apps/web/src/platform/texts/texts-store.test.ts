import { expect, test, vi } from 'vitest'
import { createTextsStore, type LoadedTexts } from './texts-store.ts'

const noEdits = { en: {}, es: {} }
const spanish = async () => ({ built: { hello: 'Hola', bye: 'Adiós' }, edited: undefined })
const english = async () => ({ built: { hello: 'Hello', bye: 'Bye' }, edited: undefined })
const evening = { en: { hello: 'Good evening' }, es: {} }

/** The texts of a page that came with one of them. */
function openPage(hello = 'Hello') {
  const missing = new Set<string>()
  const store = createTextsStore({ language: 'en', table: { hello }, missing })
  const listener = vi.fn()
  store.subscribe(listener)
  return { store, listener, missing }
}

test('edited texts replace those of the build', async () => {
  const { store } = openPage()
  await store.loadRest(english)
  store.applyEdited(evening)
  expect(store.read().table).toEqual({ hello: 'Good evening', bye: 'Bye' })
})

test('without edits nothing on the page changes', () => {
  const { store, listener } = openPage()
  store.applyEdited(noEdits)
  expect(store.read().table).toEqual({ hello: 'Hello' })
  expect(listener).not.toHaveBeenCalled()
})

test('an edited text that came with the page stays while the rest is loaded', async () => {
  const { store, listener } = openPage('Good evening')
  await store.loadRest(async () => ({ ...(await english()), edited: evening }))
  expect(store.read().table).toEqual({ hello: 'Good evening', bye: 'Bye' })
  expect(listener).not.toHaveBeenCalled()
})

test('an edit that was taken back shows the text of the build again', async () => {
  const { store } = openPage('Good evening')
  store.applyEdited(noEdits)
  await store.loadRest(english)
  expect(store.read().table).toEqual({ hello: 'Hello', bye: 'Bye' })
})

test('switching the language loads its table once and keeps the edits', async () => {
  const { store } = openPage()
  const load = vi.fn(async (language: string) => (language === 'es' ? spanish() : english()))
  store.applyEdited({ en: {}, es: { hello: 'Buenas noches' } })
  await store.switchTo('es', load)
  expect(store.read()).toEqual({
    language: 'es',
    table: { hello: 'Buenas noches', bye: 'Adiós' },
  })
  await store.switchTo('en', load)
  expect(store.read().table).toEqual({ hello: 'Hello', bye: 'Bye' })
  await store.switchTo('es', load)
  expect(load.mock.calls).toEqual([['es'], ['en']])
})

test('the rest of the texts is added without rendering again', async () => {
  const { store, listener } = openPage()
  const texts = store.read()
  await store.loadRest(english)
  expect(texts.table).toEqual({ hello: 'Hello', bye: 'Bye' })
  expect(texts.missing).toBeUndefined()
  expect(listener).not.toHaveBeenCalled()
})

test('a missing text is shown as soon as it arrives', async () => {
  const { store, listener, missing } = openPage()
  missing.add('bye')
  await store.loadRest(english)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.read()).toEqual({ language: 'en', table: { hello: 'Hello', bye: 'Bye' } })
})

test('the rest is loaded once, and again only after a failure', async () => {
  const { store } = openPage()
  const load = vi.fn(english).mockRejectedValueOnce(new Error('offline'))
  await expect(store.loadRest(load)).rejects.toThrow('offline')
  await Promise.all([store.loadRest(load), store.loadRest(load)])
  await store.loadRest(load)
  expect(load).toHaveBeenCalledTimes(2)
})

test('the rest that arrives after the language was switched does not switch it back', async () => {
  const { store } = openPage()
  const { promise, resolve } = Promise.withResolvers<LoadedTexts>()
  const loading = store.loadRest(() => promise)
  await store.switchTo('es', spanish)
  resolve(await english())
  await loading
  expect(store.read().language).toBe('es')
})

test('parts that wait for all texts continue when the rest is loaded', async () => {
  const { store } = openPage()
  const waited = vi.fn()
  const waiting = store.complete.then(waited)
  store.applyEdited(noEdits)
  await Promise.resolve()
  expect(waited).not.toHaveBeenCalled()
  await store.loadRest(english)
  await waiting
  expect(waited).toHaveBeenCalledTimes(1)
})

test('a text of a newer server whose parameters this build does not fill in is not shown', async () => {
  const { store } = openPage()
  await store.loadRest(async () => ({
    built: { hello: 'Hello', bye: 'Bye, {{name}}' },
    edited: undefined,
  }))
  store.applyEdited({ en: { hello: 'Hi', bye: 'Bye, {{firstName}}' }, es: {} })
  expect(store.read().table).toEqual({ hello: 'Hi', bye: 'Bye, {{name}}' })
})
