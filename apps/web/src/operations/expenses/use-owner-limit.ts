import { useRef, useState } from 'react'
import { call } from '#platform/api/api.ts'

/** The approval limit of the owner of the chosen home; unknown while it loads or cannot be loaded. */
export function useOwnerLimit(): [number | null, (slug: string) => void] {
  const [limit, setLimit] = useState<number | null>(null)
  const latest = useRef('')

  async function load(slug: string) {
    latest.current = slug
    setLimit(null)
    const found = await call('GET /admin/expense-limits/:slug', { params: { slug } }).catch(
      () => null,
    )
    if (found && latest.current === slug) setLimit(found.limit.amount)
  }

  return [limit, load]
}
