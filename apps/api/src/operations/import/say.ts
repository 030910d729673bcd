import type { RowProblem } from '@marea/contract/operations/imports/imports.ts'

/** Notes what is wrong with a row. */
export type Say = (column: string | null, code: RowProblem['code'], detail?: string) => undefined

export function sayInto(problems: RowProblem[]): Say {
  return (column, code, detail = '') => {
    problems.push({ column, code, detail: detail.slice(0, 80) })
  }
}
