/** The page numbers to show: the ends, the current one and its neighbors; 0 is a gap. */
export function pageNumbers(page: number, count: number): number[] {
  const shown = new Set([1, count, page - 1, page, page + 1])
  if (page <= 3) shown.add(2).add(3)
  if (page >= count - 2) shown.add(count - 1).add(count - 2)
  const pages = [...shown].filter((one) => one >= 1 && one <= count).sort((a, b) => a - b)
  return pages.flatMap((one, at) => bridge(pages[at - 1], one))
}

function bridge(before: number | undefined, page: number): number[] {
  if (before === undefined || page - before === 1) return [page]
  return page - before === 2 ? [page - 1, page] : [0, page]
}
