import { type ReactNode, useState } from 'react'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type Page<Item> = { items: Item[]; next: number | null }

type PagesOptions<Item> = {
  first: Page<Item>
  load: (page: number) => Promise<Page<Item>>
  /** The error message when a page cannot be loaded. */
  failed: string
}

/** A paginated list and the button that loads its next page. */
export function usePages<Item>({ first, load, failed }: PagesOptions<Item>): {
  items: Item[]
  more: ReactNode
} {
  const t = useText()
  const [added, setAdded] = useState<Page<Item>[]>([])
  const { isBusy, error, attempt } = useAttempt()
  const pages = [first, ...added]
  const next = pages.at(-1)?.next ?? null

  function add(page: number) {
    return attempt(async () => {
      const loaded = await load(page)
      setAdded((known) => [...known, loaded])
    })
  }

  const more = (
    <>
      <ActionError title={failed} error={error} />
      {next !== null && (
        <Button kind='quiet' busy={isBusy} onClick={() => add(next)}>
          {t('reports.sheet.more')}
        </Button>
      )}
    </>
  )
  return { items: pages.flatMap((page) => page.items), more }
}
