import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { EmptyState } from './empty-state.tsx'
import styles from './item-list.module.css'
import { ListSkeleton } from './list-skeleton.tsx'

type ItemListPageProps = {
  isEmpty: boolean
  empty: { title: string; description: ReactNode }
  add: ReactNode
  children: ReactNode
}

export function ItemListPage({ isEmpty, empty, add, children }: ItemListPageProps) {
  return (
    <div className={styles.page}>
      {isEmpty ? (
        <EmptyState title={empty.title} actions={add}>
          {empty.description}
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

type ItemProps = {
  icon: IconName
  name: ReactNode
  children: ReactNode
  menu: { label: string; entries: MenuEntry[] }
  error?: ReactNode
  dialog: ReactNode
}

export function Item({ icon, name, children, menu, error, dialog }: ItemProps) {
  return (
    <li>
      <Icon name={icon} />
      <div className={styles.texts}>
        <p className={styles.name}>{name}</p>
        {children}
      </div>
      <MenuButton {...menu} className={styles.more}>
        <Icon name='more' small />
      </MenuButton>
      {error && <div className={styles.error}>{error}</div>}
      {dialog}
    </li>
  )
}

export function ItemListSkeleton() {
  return <ListSkeleton className={styles.page} rows={2} row={{ height: '72px' }} />
}
