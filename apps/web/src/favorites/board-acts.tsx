import type { Board } from '@marea/contract/favorites.ts'
import { Suspense, useState } from 'react'
import { call } from '#platform/api.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { MenuButton } from '#ui/menu-button.tsx'
import { TextButton } from '#ui/text-link.tsx'
import styles from './favorites.module.css'
import { useAct } from './use-act.ts'

const BoardDialog = lazyPart(() => import('./board-dialog.tsx'))

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'))

type BoardActsProps = { board: Board; name: string }

export function BoardActs({ board, name }: BoardActsProps) {
  const t = useText()
  const { act } = useAct()
  const [isNaming, setNaming] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const params = { id: board.id }

  const entries = [
    { id: 'rename', label: t('favorites.rename'), onSelect: () => setNaming(true) },
    ...(board.name === null
      ? []
      : [
          {
            id: 'remove',
            label: t('favorites.remove'),
            note: t('favorites.remove_says'),
            isDangerous: true,
            onSelect: () => act(() => call('DELETE /favorite-lists/:id', { params })),
          },
        ]),
  ]

  return (
    <span className={styles.acts}>
      <TextButton icon='share' aria-haspopup='dialog' onClick={() => setSharing(true)}>
        {t('suite.share')}
      </TextButton>
      <MenuButton label={t('favorites.board_acts', { name })} entries={entries}>
        <Icon name='more' />
      </MenuButton>
      {isNaming && (
        <Suspense>
          <BoardDialog
            title={t('favorites.rename')}
            first={name}
            onClose={() => setNaming(false)}
            onName={(next) => call('PUT /favorite-lists/:id', { params, body: { name: next } })}
          />
        </Suspense>
      )}
      {isSharing && (
        <Suspense>
          <ShareDialog board={board} name={name} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </span>
  )
}
