import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextsProvider, useText } from './texts.tsx'
import { createTextsStore } from './texts-store.ts'

afterEach(cleanup)

function Nights({ count }: { count: number }) {
  return <p>{useText()('suite.guests', { count })}</p>
}

const english = { 'suite.guests_one': '{{count}} guest', 'suite.guests_other': '{{count}} guests' }
const spanish = {
  'suite.guests_one': '{{count}} huésped',
  'suite.guests_other': '{{count}} huéspedes',
}

const loaded = (built: Record<string, string>) => ({ built, edited: undefined })

test('a count chooses its plural form, and a switch of language changes the page', async () => {
  const store = createTextsStore({ language: 'en', table: english })
  render(
    <TextsProvider store={store}>
      {[0, 1, 2, 1200].map((count) => (
        <Nights key={count} count={count} />
      ))}
    </TextsProvider>,
  )
  const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent)
  expect(shown()).toEqual(['0 guests', '1 guest', '2 guests', '1,200 guests'])
  await act(() => store.switchTo('es', async () => loaded(spanish)))
  expect(shown()).toEqual(['0 huéspedes', '1 huésped', '2 huéspedes', '1,200 huéspedes'])
})

test('a text that has not arrived is left out until it does', async () => {
  const store = createTextsStore({ language: 'en', table: {}, missing: new Set() })
  render(
    <TextsProvider store={store}>
      <Nights count={2} />
    </TextsProvider>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe('')
  await act(() => store.loadRest(async () => loaded(english)))
  expect(screen.getByRole('paragraph').textContent).toBe('2 guests')
})
