import { expect, test } from 'vitest'
import { fitBars } from './use-bar-room.ts'

const column = 30

function gridWith(bars: readonly { at: number; nights: number; note: string }[]): HTMLElement {
  const grid = document.createElement('div')
  grid.innerHTML = `<table><tbody><tr>${bars
    .map(
      ({ at, nights, note }) =>
        `<td data-column="${at}" aria-colspan="${nights}"><span><span data-note="${note}"></span></span></td>`,
    )
    .join('')}</tr></tbody></table>`
  return grid
}

const isTight = (grid: HTMLElement) =>
  [...grid.querySelectorAll('[data-note]')].map((text) => text.hasAttribute('data-tight'))

test('an amount is left out where only a part of it would fit', () => {
  const grid = gridWith([
    { at: 0, nights: 1, note: '$980' },
    { at: 1, nights: 2, note: '$1,927' },
    { at: 3, nights: 2, note: '$126,691' },
  ])
  fitBars(grid, { column, scrolled: 0 })
  expect(isTight(grid)).toEqual([true, false, true])
})

const startOf = (grid: HTMLElement) =>
  [...grid.querySelectorAll<HTMLElement>('[data-note]')].map(({ style }) => style.marginInlineStart)

test('a stay that began before the visible days has the room of its visible nights', () => {
  const grid = gridWith([
    { at: 0, nights: 5, note: '$1,927' },
    { at: 5, nights: 4, note: '$8,290' },
  ])
  fitBars(grid, { column, scrolled: 4 * column })
  expect(isTight(grid)).toEqual([true, false])
  expect(startOf(grid)).toEqual(['120px', ''])
  fitBars(grid, { column, scrolled: 20 })
  expect(isTight(grid)).toEqual([false, false])
  expect(startOf(grid)).toEqual(['20px', ''])
  fitBars(grid, { column, scrolled: 0 })
  expect(startOf(grid)).toEqual(['', ''])
})
