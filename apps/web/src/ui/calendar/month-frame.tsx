import type { ComponentProps, ReactNode } from 'react'

type MonthFrameProps = Omit<ComponentProps<'table'>, 'children'> & {
  caption: ReactNode
  weekdays: readonly { long: string; shown: string }[]
  weeks: readonly (readonly (string | null)[])[]
  /** A cell of its row; days outside of the month are null. */
  cell: (day: string | null, column: number) => ReactNode
}

/** A month with a row for each week: its columns are days and have no values to sort or add up. */
export function MonthFrame({ caption, weekdays, weeks, cell, ...table }: MonthFrameProps) {
  return (
    <table {...table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {weekdays.map(({ long, shown }) => (
            <th key={long} scope='col' abbr={long}>
              {shown}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  )
}
