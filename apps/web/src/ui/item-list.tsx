import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'

/** As wide as a form. */
const column = { maxWidth: 720 }

/** Icon and menu belong to all lines of an item. */
const centered = { alignItems: 'center' }

type ItemListPageProps = {
  isEmpty: boolean
  empty: { title: string; description: ReactNode }
  add: ReactNode
  children: ReactNode
}

export function ItemListPage({ isEmpty, empty, add, children }: ItemListPageProps) {
  return (
    <Stack gap={5} style={column}>
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
    </Stack>
  )
}

export function ItemList({ children }: { children: ReactNode }) {
  return <RowList isDense>{children}</RowList>
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
    <Row
      style={centered}
      mark={<Icon name={icon} />}
      actions={
        <MenuButton {...menu}>
          <Icon name='more' small />
        </MenuButton>
      }
    >
      <b>{name}</b>
      {children}
      {error}
      {dialog}
    </Row>
  )
}

export function ItemListSkeleton() {
  return (
    <Stack style={column}>
      <ListSkeleton rows={2} row={{ height: '72px' }} />
    </Stack>
  )
}
