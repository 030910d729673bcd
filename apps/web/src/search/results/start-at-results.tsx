import { useSearchParams } from 'react-router'
import { usePage } from '#platform/page/page.tsx'
import { hasSearch } from '#search/query.ts'

/** Runs while the page is parsed, so that a shared search never shows the photo first. */
const script = `if(!location.hash&&!history.state)document.getElementById('results')?.scrollIntoView()`

export function StartAtResults() {
  const { nonce } = usePage()
  const [params] = useSearchParams()
  if (!hasSearch(params)) return null
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
