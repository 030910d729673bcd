import type { FavoriteList } from '@marea/contract/favorites/endpoints.ts'
import { Suspense, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useReloadingAction } from '#platform/form/use-reloading-action.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import styles from './favorites.module.css'

const BoardDialog = lazyPart(() => import('./list-dialog.tsx'))

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'))

type ListActionsProps = { list: FavoriteList; name: string }

export function ListActions({ list, name }: ListActionsProps) {
  const t = useText()
  const { act } = useReloadingAction('favorites.failed')
  const [isNaming, setNaming] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const params = { id: list.id }

  const entries = [
    { id: 'rename', label: t('favorites.rename'), onSelect: () => setNaming(true) },
    ...(list.name === null
      ? []
      : [
          {
            id: 'remove',
            label: t('favorites.remove'),
            note: t('favorites.remove_description'),
            isDangerous: true,
            onSelect: () => act(() => call('DELETE /favorite-lists/:id', { params })),
          },
        ]),
  ]

  return (
    <span className={styles.actions}>
      <TextButton icon='share' aria-haspopup='dialog' onClick={() => setSharing(true)}>
        {t('suite.share')}
      </TextButton>
      <MenuButton label={t('favorites.list_actions', { name })} entries={entries}>
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
          <ShareDialog list={list} name={name} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </span>
  )
}
