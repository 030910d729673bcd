import type { Board } from '@marea/contract/favorites/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import styles from './favorites.module.css'
import { useAct } from './use-favorites-action.ts'

type MoveButtonProps = {
  slug: string
  name: string
  boards: readonly Pick<Board, 'id' | 'name'>[]
  boardId: string
}

export function MoveButton({ slug, name, boards, boardId }: MoveButtonProps) {
  const t = useText()
  const { act } = useAct()
  const entries = boards
    .filter(({ id }) => id !== boardId)
    .map((board) => ({
      id: board.id,
      label: board.name ?? t('favorites.first'),
      onSelect: () =>
        act(() => call('PUT /favorites/:slug', { params: { slug }, body: { boardId: board.id } })),
    }))
  return (
    <MenuButton label={t('favorites.move_of', { name })} entries={entries} className={styles.move}>
      {t('favorites.move')}
      <Icon name='down' small />
    </MenuButton>
  )
}
