/** How the server is asked to sort a list: `total` is ascending and `-total` descending. */
export type Sort<Column extends string> = Column | `-${Column}`

export function sortsOf<const Column extends string>(columns: readonly Column[]): Sort<Column>[] {
  return columns.flatMap((column): Sort<Column>[] => [column, `-${column}`])
}

export function readSort<const Column extends string>(
  text: string | null,
  columns: readonly Column[],
): Sort<Column> | undefined {
  return sortsOf(columns).find((each) => each === text)
}
