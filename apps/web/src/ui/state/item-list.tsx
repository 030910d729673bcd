import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { EmptyState } from './empty-state.tsx'
import styles from './item-list.module.css'
import { ListSkeleton } from './list-skeleton.tsx'

type KeptPageProps = {
  isEmpty: boolean
  none: { title: string; says: ReactNode }
  add: ReactNode
  children: ReactNode
}

/** A few things that somebody keeps with us, and the way to add one. */
export function ItemListPage({ isEmpty, none, add, children }: KeptPageProps) {
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

export function ItemList({ children }: { children: ReactNode }) {
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

export function Item({ icon, name, children, menu, wrong, over }: KeptThingProps) {
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

export function ItemListSkeleton() {
  return <ListSkeleton className={styles.page} rows={2} row={{ height: '72px' }} />
}
