import { useSearchParams } from 'react-router'
import { parseOrder, type RowOrder, writeOrder } from './row-order.ts'

/** Rows are sorted in the browser if all are loaded, otherwise by the server from the URL. */
export type Sorting = 'rows' | 'server'

/** The order is in the URL, so that it survives a reload and can be shared. */
export function useRowOrder(name: string | undefined, sorting: Sorting | undefined) {
  const [params, setParams] = useSearchParams()
  const parameter = orderParameter(name)

  function setOrder(order: RowOrder | undefined) {
    const next = new URLSearchParams(params)
    if (sorting === 'server') next.delete('page')
    if (order) next.set(parameter, writeOrder(order))
    else next.delete(parameter)
    setParams(next, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: sorting === 'server',
    })
  }

  return { order: parseOrder(params.get(parameter)), setOrder }
}

function orderParameter(name: string | undefined): string {
  return name ? `${name}_sort` : 'sort'
}
