import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { HomeNights, Night } from '#rates/calendar/home-nights.ts'
import { nightsOf, type Selection } from '#rates/calendar/selection.ts'
import { renderInPage } from '../../../../test/page.tsx'
import { useGridPointer } from './use-grid-pointer.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const days = ['2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14']

function Grid() {
  const [selection, setSelection] = useState<Selection | null>(null)
  const free = { amount: 500_00, minNights: 2, isByHand: false, level: 0, taken: undefined }
  const nights: Night[] = days.map((day) => ({ day, ...free }))
  const homes = [{ home: { slug: 'casa-malva' }, nights } as unknown as HomeNights]
  const rest = { today: '2026-11-16', width: 30, onOpen: vi.fn(), setActive: vi.fn() }
  const pointer = useGridPointer({ homes, selection, onSelect: setSelection, ...rest })
  const selected = selection && nightsOf(selection)
  return (
    <div {...pointer}>
      {days.map((day, column) => (
        <button key={day} type='button' data-row={0} data-column={column}>
          {day}
        </button>
      ))}
      <output>{selected ? `${selected.from} to ${selected.to}` : ''}</output>
    </div>
  )
}

test('clicking two nights selects all between them, and a third click begins anew', () => {
  renderInPage(<Grid />)
  const click = (day: string) => fireEvent.click(screen.getByText(day))
  const selected = () => screen.getByRole('status').textContent
  click('2026-12-11')
  expect(selected()).toBe('2026-12-11 to 2026-12-12')
  click('2026-12-13')
  expect(selected()).toBe('2026-12-11 to 2026-12-14')
  click('2026-12-12')
  expect(selected()).toBe('2026-12-12 to 2026-12-13')
})
