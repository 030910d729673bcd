import type { Board } from '@marea/contract/favorites.ts'
import { Suspense, useState } from 'react'
import { call } from '#platform/api.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { Icon } from '#ui/icon.tsx'
import { MenuButton } from '#ui/menu-button.tsx'
import { TextButton } from '#ui/text-link.tsx'
import styles from './favorites.module.css'
import { useAct } from './use-act.ts'

const BoardDialog = lazyPart(() => import('./board-dialog.tsx'))

type BoardActsProps = { board: Pick<Board, 'id' | 'secret' | 'name'>; name: string }

/** Sharing gives an address that anyone who has it may read; taking it back closes it. */
export function BoardActs({ board: { id, secret, name: own }, name }: BoardActsProps) {
  const t = useText()
  const { act } = useAct()
  const [isNaming, setNaming] = useState(false)
  const params = { id }

  async function share() {
    let key = secret
    const isDone = await act(async () => {
      key ??= (await call('PUT /favorites/boards/:id/sharing', { params })).secret
    })
    if (isDone && key) await hand(`${location.origin}/favorites/${key}`)
  }

  async function hand(url: string) {
    if (navigator.share) return navigator.share({ title: name, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url).then(
      () => toast.success(t('suite.link_copied')),
      () => toast.info(url),
    )
  }

  const entries = [
    { id: 'rename', label: t('favorites.rename'), onSelect: () => setNaming(true) },
    ...(secret
      ? [
          {
            id: 'unshare',
            label: t('favorites.unshare'),
            onSelect: () => act(() => call('DELETE /favorites/boards/:id/sharing', { params })),
          },
        ]
      : []),
    ...(own === null
      ? []
      : [
          {
            id: 'remove',
            label: t('favorites.remove'),
            note: t('favorites.remove_says'),
            isDangerous: true,
            onSelect: () => act(() => call('DELETE /favorites/boards/:id', { params })),
          },
        ]),
  ]

  return (
    <span className={styles.acts}>
      <TextButton icon='share' onClick={share}>
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
            onName={(next) => call('PUT /favorites/boards/:id', { params, body: { name: next } })}
          />
        </Suspense>
      )}
    </span>
  )
}
