import type { CalendarHome } from '@marea/contract/rates/calendar.ts'
import { memo } from 'react'
import { type Cell, type HomeNights, weeksOf } from '#rates/calendar/home-nights.ts'
import { isSelected, type SelectedNights } from '#rates/calendar/selection.ts'
import { TakenBar } from '#rates/calendar/taken-bar.tsx'
import { type CellTexts, useCellTexts } from '#rates/calendar/use-cell-texts.ts'
import { photoSet } from '#suites/photo-set.ts'
import { Photo } from '#ui/media/photo.tsx'
import { classes } from '#ui/style/classes.ts'
import { cellStyle } from './cell-style.ts'
import styles from './grid.module.css'

type GridRowProps = {
  homeNights: HomeNights | undefined
  row: number
  top: number
  /** The visible columns. */
  start: number
  end: number
  today: string
  /** The selected nights, if they are of this home. */
  nights: SelectedNights | null
  /** The column that the keyboard is at, if it is in this row. */
  active: number | null
}

/** Renders again only when its own nights, their selection or the visible weeks change. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { homeNights, row, top, start, end, today, nights, active } = props
  const texts = useCellTexts()
  if (!homeNights) return null
  const { home } = homeNights
  const weeks = weeksOf(homeNights, start, end)
  return (
    <tr aria-rowindex={row + 2} className={styles.row} style={{ top }}>
      <RowHead home={home} />
      {/* In place of the columns before the rendered ones. */}
      <td aria-hidden='true' style={cellStyle({ span: weeks[0]?.cells[0]?.column ?? start })} />
      {weeks.map(({ week, cells }) => (
        <Week
          key={week}
          {...{ cells, row, today, texts }}
          home={home.name}
          nights={cells.some(({ night }) => isSelected(nights, night.day)) ? nights : null}
          active={cells.some((cell) => isAt(cell, active)) ? active : null}
        />
      ))}
    </tr>
  )
})

const RowHead = memo(function RowHead({ home }: { home: CalendarHome }) {
  return (
    <th scope='row' aria-colindex={1} className={styles.home}>
      {home.photo && <Photo photo={photoSet(home.photo)} alt='' ratio='4 / 3' sizes='44px' />}
      <span>
        <b>{home.name}</b>
        <small>{home.neighborhood}</small>
      </span>
    </th>
  )
})

type WeekProps = {
  cells: readonly Cell[]
  row: number
  home: string
  today: string
  nights: SelectedNights | null
  active: number | null
  texts: CellTexts
}

const Week = memo(function Week({ cells, nights, active, ...common }: WeekProps) {
  return cells.map((cell) => (
    <GridCell
      key={cell.column}
      cell={cell}
      isChosen={isSelected(nights, cell.night.day)}
      isActive={isAt(cell, active)}
      {...common}
    />
  ))
})

function isAt({ column, span }: Cell, active: number | null): boolean {
  return active !== null && column <= active && active < column + span
}

type GridCellProps = Omit<WeekProps, 'cells' | 'nights' | 'active'> & {
  cell: Cell
  isChosen: boolean
  isActive: boolean
}

function GridCell(props: GridCellProps) {
  const { cell, row, home, today, isChosen, isActive, texts } = props
  const { night, column, span, run } = cell
  const { taken, day } = night
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid takes focus
      role='gridcell'
      tabIndex={isActive ? 0 : -1}
      aria-colindex={column + 2}
      aria-colspan={span > 1 ? span : undefined}
      aria-selected={isChosen}
      aria-label={labelOf(cell, { home, today, texts })}
      data-row={row}
      data-figure={run > 0 && !taken && day >= today ? figureOf(cell, texts) : undefined}
      data-column={column}
      style={taken ? cellStyle({ span }) : freeStyle(cell, isChosen)}
      className={classes(
        kindOf(cell, today),
        isChosen && !taken && styles.chosen,
        night.isByHand && styles.byHand,
      )}
    >
      {taken && <TakenBar taken={taken} today={today} texts={texts} isChosen={isChosen} />}
    </td>
  )
}

/**
 * The first night of a price draws it for all, and the others have no style of their own: browsers compute the style
 * of equal cells once.
 */
function freeStyle({ night: { level }, run }: Cell, isChosen: boolean) {
  return run > 0 || isChosen ? cellStyle({ level, run }) : undefined
}

/**
 * Drawn by the style sheet, because the label of the cell states the price as a sentence; the key
 * of the grid explains that these are dollars.
 */
function figureOf({ night, run }: Cell, texts: CellTexts): string {
  const figure = texts.price(night.amount).replace('$', '')
  return run > 1 ? `${figure}\n${texts.min(night.minNights)}` : figure
}

function kindOf({ night }: Cell, today: string): string | undefined {
  if (night.taken) return styles.taken
  return night.day < today ? styles.past : styles.free
}

function labelOf(
  { night }: Cell,
  { home, today, texts }: Pick<GridCellProps, 'home' | 'today' | 'texts'>,
): string {
  if (night.taken) return `${home}, ${texts.label(night.taken)}`
  return night.day < today ? texts.past(home, night.day) : texts.night(home, night)
}
