import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { PageHead } from '#shell/frame/page-head.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './taxes.module.css'

type TaxFrameProps = { title: string; children: ReactNode }

export function TaxFrame({ title, children }: TaxFrameProps) {
  const isBusy = useNavigation().state === 'loading'
  return (
    <div className={`measure ${styles.page}`} aria-busy={isBusy}>
      <PageHead title={title} isPrivate />
      {children}
    </div>
  )
}

export function TaxSkeleton({ title }: { title: string }) {
  return (
    <TaxFrame title={title}>
      <Heading level={1}>{title}</Heading>
      <ListSkeleton
        className={styles.skeleton}
        above={[{ width: 'min(520px, 80%)', height: '96px' }]}
        rows={4}
        row={{ height: '44px' }}
      />
    </TaxFrame>
  )
}
