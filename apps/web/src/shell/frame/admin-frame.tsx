import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { PagePart } from '#platform/api/page-part.ts'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import styles from './admin-skeleton.module.css'
import { AdminSkeleton } from './admin-skeleton.tsx'
import { PageHead } from './page-head.tsx'

type AdminFrameProps<Value> = {
  /** Nothing while it is not known yet who reads it. */
  loaded: PagePart<Value> | null
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** Tabs and filters, which stay when what they choose from cannot be loaded. */
  above?: ReactNode
  /** What is said when it cannot be loaded. */
  failed: string
  /** A class for a page with a layout of its own. */
  page?: string | undefined
  children: (value: Value) => ReactNode
}

/** A page of operations: its heading, and what was loaded or why it was not. */
export function AdminFrame<Value>(props: AdminFrameProps<Value>) {
  const { loaded, title, lead, actions, above, failed, page = styles.page, children } = props
  const { revalidate } = useRevalidator()
  if (!loaded) return <AdminSkeleton page={page} />
  return (
    <div className={`measure ${page}`}>
      <PageHead title={title} isPrivate />
      <PageHeading title={title} lead={lead} actions={actions} />
      {above}
      {loaded.value === undefined ? (
        <LoadError title={failed} error={loaded.error} onRetry={revalidate} />
      ) : (
        children(loaded.value)
      )}
    </div>
  )
}
