import type { PublicConfig } from '@marea/contract/pages.ts'
import { createContext, type ReactNode, use } from 'react'

/** The page's data, equal on the server and in the browser; the nonce stays on the server. */
export type Page = { config: PublicConfig; requestId?: string | undefined; nonce?: string }

const PageContext = createContext<Page | undefined>(undefined)

export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

export function usePage(): Page {
  const page = use(PageContext)
  if (!page) throw new Error('PageProvider is missing above this component')
  return page
}

export function PageData() {
  const { config, requestId } = usePage()
  const json = JSON.stringify({ config, requestId }).replaceAll('<', '\\u003c')
  return (
    <script
      id='page'
      type='application/json'
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON is ours and `<` is escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

export function readPage(): Page {
  return JSON.parse(document.getElementById('page')?.textContent ?? '{}') as Page
}
