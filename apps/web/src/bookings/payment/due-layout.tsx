import type { ReactNode } from 'react'
import checkout from '#bookings/checkout/checkout.module.css'
import { TextLink } from '#ui/button/text-link.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './due-layout.module.css'

type DueLayoutProps = {
  title: string
  back: { to: string; label: string } | null
  children: ReactNode
}

export function DueLayout({ title, back, children }: DueLayoutProps) {
  return (
    <div className={`measure ${styles.page}`}>
      <p className={styles.back}>{back && <TextLink to={back.to}>{back.label}</TextLink>}</p>
      <Heading level={1} className={checkout.title}>
        {title}
      </Heading>
      {children}
    </div>
  )
}

export function DueSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock ratio='2 / 1' />
    </Skeleton>
  )
}
