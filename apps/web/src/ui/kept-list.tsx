import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './kept-list.module.css'
import { MenuButton } from './menu-button.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { Bone, Skeleton } from './skeleton.tsx'

type KeptPageProps = {
  isEmpty: boolean
  none: { title: string; says: ReactNode }
  add: ReactNode
  children: ReactNode
}

/** A few things that somebody keeps with us, and the way to add one. */
export function KeptPage({ isEmpty, none, add, children }: KeptPageProps) {
  return (
    <div className={styles.page}>
      {isEmpty ? (
        <EmptyState title={none.title} acts={add}>
          {none.says}
        </EmptyState>
      ) : (
        <>
          {children}
          <div>{add}</div>
        </>
      )}
    </div>
  )
}

export function KeptList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

type KeptThingProps = {
  icon: IconName
  name: ReactNode
  /** What else is to say of it. */
  children: ReactNode
  menu: { label: string; entries: MenuEntry[] }
  wrong?: ReactNode
  /** What it asks over the page. */
  over: ReactNode
}

export function KeptThing({ icon, name, children, menu, wrong, over }: KeptThingProps) {
  return (
    <li>
      <Icon name={icon} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {children}
      </div>
      <MenuButton {...menu} className={styles.more}>
        <Icon name='more' small />
      </MenuButton>
      {wrong && <div className={styles.wrong}>{wrong}</div>}
      {over}
    </li>
  )
}

export function KeptWaiting() {
  return (
    <Skeleton className={styles.page}>
      {[1, 2].map((row) => (
        <Bone key={row} height='72px' />
      ))}
    </Skeleton>
  )
}
