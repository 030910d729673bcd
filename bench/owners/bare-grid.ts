/** A page with nothing but a scrolled grid of simple cells, as many as our calendar renders. */
export function bareGrid({ rows, columns }: { rows: number; columns: number }): string {
  const cells = '<td></td>'.repeat(columns)
  const all = `<tr><th></th>${cells}</tr>`.repeat(rows)
  return `<!doctype html><style>
    body { margin: 0 }
    div { width: 1200px; height: 700px; overflow: auto; background: #fff }
    table { border-spacing: 0; table-layout: fixed; width: ${columns * column + 176}px }
    th { position: sticky; left: 0; width: 176px; background: #fff }
    td { width: ${column}px; height: 58px; padding: 0; box-shadow: inset 0 -8px 0 #cde }
  </style><div><table role="grid">${all}</table></div>`
}

const column = 30
