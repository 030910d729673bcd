import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import type { SkeletonBlockProps } from '#ui/state/skeleton.tsx'
import { Page, type PageProps } from './page.tsx'

type PageSkeletonProps = Pick<
  PageProps,
  'heading' | 'gap' | 'isNarrow' | 'className' | 'tabs' | 'lead' | 'actions' | 'back'
> & {
  /** Left out where it may only be shown to people who are known. */
  title?: string
  rows?: number
  row?: SkeletonBlockProps
  /** The skeleton of a page that is no list. */
  children?: ReactNode
}

/** A page while it loads. */
export function PageSkeleton({ title, rows = 4, row, children, ...rest }: PageSkeletonProps) {
  const t = useText()
  const checking = <h1 className='hidden-label'>{t('guard.checking')}</h1>
  return (
    <Page title={title ?? t('guard.checking')} head={title ? undefined : checking} {...rest}>
      {children ?? (
        <ListSkeleton
          above={title ? [] : [{ width: 'min(320px, 60%)', height: '56px' }, { width: '90%' }]}
          rows={rows}
          row={row ?? { height: '72px' }}
        />
      )}
    </Page>
  )
}
