import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { browserValue, startHydrating, useEndOfHydration } from './hydrated.ts'

afterEach(cleanup)

const parts = Array.from({ length: 12 }, (_, at) => at)

test('parts learn what only the browser knows after hydration, and clicks are replayed last', async () => {
  const useReader = browserValue(
    () => () => undefined,
    () => 'Laura',
  )
  const shown: string[] = []
  const replayed = new Promise<void>((resolve) => {
    addEventListener('marea:awake', () => resolve(), { once: true })
  })

  function Part() {
    const reader = useReader()
    shown.push(reader ?? 'unknown')
    return <p>{reader ?? 'unknown'}</p>
  }
  function Page() {
    useEndOfHydration()
    return parts.map((part) => <Part key={part} />)
  }

  startHydrating()
  render(<Page />)
  expect(screen.getAllByText('unknown')).toHaveLength(parts.length)
  await act(() => replayed)
  expect(screen.getAllByText('Laura')).toHaveLength(parts.length)
  expect(shown.slice(0, parts.length)).not.toContain('Laura')
})
