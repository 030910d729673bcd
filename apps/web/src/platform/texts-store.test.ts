import { expect, test, vi } from 'vitest'
import { createTextsStore } from './texts-store.ts'

const spanish = async () => ({ hello: 'Hola', bye: 'Adiós' })

test('the server’s texts lie over the bundled ones', () => {
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
  expect(store.read()).toEqual({ language: 'es', table: { hello: 'Buenas noches', bye: 'Adiós' } })
  expect(load).toHaveBeenCalledTimes(1)
})
