import type { FavoriteList } from '@marea/contract/favorites/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { useReloadingAction } from '#platform/form/use-reloading-action.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import styles from './favorites.module.css'

type MoveButtonProps = {
  slug: string
  name: string
  lists: readonly Pick<FavoriteList, 'id' | 'name'>[]
  boardId: string
}

export function MoveButton({ slug, name, lists, boardId }: MoveButtonProps) {
  const t = useText()
  const { act } = useReloadingAction('favorites.failed')
  const entries = lists
    .filter(({ id }) => id !== boardId)
    .map((list) => ({
      id: list.id,
      label: list.name ?? t('favorites.first'),
      onSelect: () =>
        act(() => call('PUT /favorites/:slug', { params: { slug }, body: { boardId: list.id } })),
    }))
  return (
    <MenuButton
      label={t('favorites.move_of', { name })}
      entries={entries}
      className={`soft small ${styles.move}`}
    >
      {t('favorites.move')}
      <Icon name='down' small />
    </MenuButton>
  )
}
