import { Suspense, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'

const BoardDialog = lazyPart(() => import('./list-dialog.tsx'))

export function NewList() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon='plus' kind='quiet' onClick={() => setOpen(true)}>
        {t('favorites.new_list')}
      </Button>
      {isOpen && (
        <Suspense>
          <BoardDialog
            title={t('favorites.new_list')}
            onClose={() => setOpen(false)}
            onName={(name) => call('POST /favorite-lists', { body: { name } })}
          />
        </Suspense>
      )}
    </>
  )
}
