import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { PagePart } from '#platform/api/page-part.ts'
import { LoadError } from './load-error.tsx'
import { Page, type PageProps } from './page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

type LoadedProps<Value> = {
  part: PagePart<Value>
  /** What is said when it cannot be loaded. */
  failed: string
  children: (value: Value) => ReactNode
}

/** A part of a page, or why it could not be loaded and a way to try again. */
export function Loaded<Value>({ part, failed, children }: LoadedProps<Value>) {
  const { revalidate } = useRevalidator()
  if (part.value !== undefined) return children(part.value)
  return <LoadError title={failed} error={part.error} onRetry={revalidate} />
}

type LoadedPageProps<Value> = Omit<PageProps, 'children'> & {
  /** Nothing while it is not known yet who reads it. */
  loaded: PagePart<Value> | null
  /** What is said when it cannot be loaded. */
  failed: string
  /** Tabs and filters, which stay when what they choose from cannot be loaded. */
  filters?: ReactNode
  /** What is shown until it is known who reads the page. */
  skeleton?: ReactNode
  children: (value: Value) => ReactNode
}

/** A page that shows one thing: its heading, and what was loaded or why it was not. */
export function LoadedPage<Value>(props: LoadedPageProps<Value>) {
  const { loaded, failed, filters, children, skeleton, ...page } = props
  if (!loaded) return skeleton ?? <PageSkeleton gap={page.gap} className={page.className} />
  return (
    <Page {...page}>
      {filters}
      <Loaded part={loaded} failed={failed}>
        {children}
      </Loaded>
    </Page>
  )
}
