import { expect, test, vi } from 'vitest'
import { createTextsStore } from './texts-store.ts'

const spanish = async () => ({ hello: 'Hola', bye: 'Adiós' })
const english = async () => ({ hello: 'Hello', bye: 'Bye' })

test('the server’s texts replace the bundled ones', () => {
  const store = createTextsStore({ language: 'en', table: { hello: 'Hello', bye: 'Bye' } })
  store.overlay({ en: { hello: 'Good evening' } })
  expect(store.read().table).toEqual({ hello: 'Good evening', bye: 'Bye' })
})

test('equal texts from the server change nothing on the page', () => {
  const store = createTextsStore({ language: 'en', table: { hello: 'Hello' } })
  const listener = vi.fn()
  store.subscribe(listener)
  store.overlay({ en: { hello: 'Hello' }, es: { hello: 'Hola' } })
  expect(listener).not.toHaveBeenCalled()
})

test('switching the language loads its table once and keeps the server’s texts', async () => {
  const store = createTextsStore({ language: 'en', table: { hello: 'Hello' } })
  const load = vi.fn(spanish)
  store.overlay({ es: { hello: 'Buenas noches' } })
  await store.switchTo('es', load)
  await store.switchTo('en', load)
  await store.switchTo('es', load)
  expect(store.read()).toMatchObject({
    language: 'es',
    table: { hello: 'Buenas noches', bye: 'Adiós' },
  })
  expect(load).toHaveBeenCalledTimes(1)
})

test('the rest of the texts is added without rendering again', () => {
  const store = createTextsStore({ language: 'en', table: { hello: 'Hello' }, missing: new Set() })
  const listener = vi.fn()
  store.subscribe(listener)
  const texts = store.read()
  store.overlay({ en: { hello: 'Hello', bye: 'Bye' } })
  expect(texts.table).toEqual({ hello: 'Hello', bye: 'Bye' })
  expect(texts.missing).toBeUndefined()
  expect(listener).not.toHaveBeenCalled()
})

test('a missing text is shown as soon as it arrives', async () => {
  const missing = new Set(['bye'])
  const store = createTextsStore({ language: 'en', table: { hello: 'Hello' }, missing })
  const listener = vi.fn()
  store.subscribe(listener)
  await store.switchTo('en', english)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.read()).toEqual({ language: 'en', table: { hello: 'Hello', bye: 'Bye' } })
})

test('a page that came with a few texts loads the rest before it switches', async () => {
  const load = vi.fn(english)
  const store = createTextsStore({ language: 'en', table: { hello: 'Hello' }, missing: new Set() })
  await store.switchTo('en', load)
  await store.switchTo('en', load)
  expect(load).toHaveBeenCalledTimes(1)
  expect(store.read().table).toHaveProperty('bye')
})

test('parts that wait for all texts continue when the server’s or the bundled ones are loaded', async () => {
  const stores = [1, 2].map(() =>
    createTextsStore({ language: 'en', table: { hello: 'Hello' }, missing: new Set() }),
  )
  const waited = vi.fn()
  const waiting = stores.map((store) => store.complete.then(waited))
  await Promise.resolve()
  expect(waited).not.toHaveBeenCalled()
  stores[0]?.overlay({ en: { hello: 'Hello', bye: 'Bye' } })
  await stores[1]?.switchTo('en', english)
  await Promise.all(waiting)
  expect(waited).toHaveBeenCalledTimes(2)
})
