import { Suspense, useState } from 'react'
import { call } from '#platform/api.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const BoardDialog = lazyPart(() => import('./board-dialog.tsx'))

export function NewBoard() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind='quiet' onClick={() => setOpen(true)}>
        <Icon name='plus' small />
        {t('favorites.new_board')}
      </Button>
      {isOpen && (
        <Suspense>
          <BoardDialog
            title={t('favorites.new_board')}
            onClose={() => setOpen(false)}
            onName={(name) => call('POST /favorite-lists', { body: { name } })}
          />
        </Suspense>
      )}
    </>
  )
}
