import type { WalletTransaction } from '@marea/contract/wallet/endpoints.ts'
import { useState } from 'react'

type Page = { items: WalletTransaction[]; next: number | null }

/** The first page as it is now, followed by the earlier pages loaded so far. */
export function useEarlier(first: Page) {
  const [earlier, setEarlier] = useState<Page[]>([])
  const last = earlier.at(-1) ?? first
  const lines = new Map(
    [first, ...earlier].flatMap(({ items }) => items.map((line) => [line.id, line])),
  )
  return {
    lines: [...lines.values()],
    next: last.next,
    add: (page: Page) => setEarlier((before) => [...before, page]),
  }
}
