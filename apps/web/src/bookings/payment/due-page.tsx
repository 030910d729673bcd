import type { ReactNode } from 'react'
import checkout from '#bookings/checkout/checkout.module.css'
import { PageHead } from '#shell/frame/page-head.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './due-page.module.css'

type DuePageProps = {
  title: string
  back: { to: string; label: string } | null
  children: ReactNode
}

/** The layout of a page that pays what a confirmed booking owes. */
export function DuePage({ title, back, children }: DuePageProps) {
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={title} isPrivate />
      <p className={styles.back}>{back && <TextLink to={back.to}>{back.label}</TextLink>}</p>
      <Heading level={1} className={checkout.title}>
        {title}
      </Heading>
      {children}
    </div>
  )
}

export function DuePageSkeleton({ title }: { title: string }) {
  return (
    <DuePage title={title} back={null}>
      <Skeleton>
        <SkeletonBlock ratio='2 / 1' />
      </Skeleton>
    </DuePage>
  )
}
