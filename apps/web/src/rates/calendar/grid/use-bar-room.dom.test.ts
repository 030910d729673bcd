import { expect, test } from 'vitest'
import { fitBars } from './use-bar-room.ts'

const column = 30

function gridWith(bars: readonly { at: number; nights: number; note: string }[]): HTMLElement {
  const grid = document.createElement('div')
  grid.innerHTML = `<table><tbody><tr>${bars
    .map(
      ({ at, nights, note }) =>
        `<td data-column="${at}" aria-colspan="${nights}"><span data-note="${note}"></span></td>`,
    )
    .join('')}</tr></tbody></table>`
  return grid
}

const barsOf = (grid: HTMLElement) =>
  [...grid.querySelectorAll<HTMLElement>('span')].map((bar) => [
    bar.style.getPropertyValue('--hidden'),
    bar.hasAttribute('data-tight'),
  ])

test('an amount is left out where only a part of it would fit', () => {
  const grid = gridWith([
    { at: 0, nights: 1, note: '$980' },
    { at: 1, nights: 2, note: '$1,927' },
    { at: 3, nights: 2, note: '$126,691' },
  ])
  fitBars(grid, column)
  expect(barsOf(grid)).toEqual([
    ['0px', true],
    ['0px', false],
    ['0px', true],
  ])
})

test('a stay that began before the visible days has the room of its visible nights', () => {
  const grid = gridWith([
    { at: 0, nights: 5, note: '$1,927' },
    { at: 5, nights: 4, note: '$8,290' },
  ])
  Object.defineProperty(grid, 'scrollLeft', { value: 4 * column, configurable: true })
  fitBars(grid, column)
  expect(barsOf(grid)).toEqual([
    ['120px', true],
    ['0px', false],
  ])
  Object.defineProperty(grid, 'scrollLeft', { value: 20 })
  fitBars(grid, column)
  expect(barsOf(grid)[0]).toEqual(['20px', false])
})
