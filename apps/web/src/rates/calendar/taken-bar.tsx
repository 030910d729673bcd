import type { Taken } from '@marea/contract/rates/calendar-nights.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './bar.module.css'
import { cellStyle } from './grid/cell-style.ts'
import type { CellTexts } from './use-cell-texts.ts'

type TakenBarProps = {
  taken: Taken
  today: string
  texts: CellTexts
  isChosen?: boolean
  /** A later night of the same stay, which shows no text. */
  isSlim?: boolean
  /** The number of cells that the text may span, where each night is a separate cell. */
  cells?: number
}

/**
 * A stay or block as a bar; its text is drawn by the style sheet, because the cell's label has
 * more.
 */
export function TakenBar({ taken, today, texts, isChosen, isSlim, cells }: TakenBarProps) {
  const { kind, from, to } = taken
  const isBooking = kind === 'booking'
  return (
    <span
      data-slim={isSlim || undefined}
      data-cells={cells}
      style={cells ? cellStyle({ cells }) : undefined}
      className={classes(
        styles.bar,
        styles[kind],
        isBooking && from <= today && today < to && styles.now,
        isBooking && to <= today && styles.done,
        taken.conflict && styles.conflict,
        isChosen && styles.chosen,
      )}
    >
      {!isSlim && (
        <span
          data-title={texts.title(taken)}
          data-note={texts.note(taken)}
          className={styles.text}
        />
      )}
    </span>
  )
}
