import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import styles from './taxes.module.css'

type TaxFrameProps = { head: ReactNode; children: ReactNode }

export function TaxFrame({ head, children }: TaxFrameProps) {
  const isBusy = useNavigation().state === 'loading'
  return (
    <div className={`measure ${styles.page}`} aria-busy={isBusy}>
      {head}
      {children}
    </div>
  )
}

export function TaxSkeleton({ head, title }: { head: ReactNode; title: string }) {
  return (
    <TaxFrame head={head}>
      <PageHeading title={title} />
      <ListSkeleton
        className={styles.skeleton}
        above={[{ width: 'min(520px, 80%)', height: '96px' }]}
        rows={4}
        row={{ height: '44px' }}
      />
    </TaxFrame>
  )
}
