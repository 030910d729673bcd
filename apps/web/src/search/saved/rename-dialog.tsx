import { maxSavedSearchName, type SavedSearch } from '@marea/contract/search/saved-searches.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useReloadingAction } from '#platform/form/use-reloading-action.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Inline } from '#ui/page/stack.tsx'

type RenameDialogProps = { search: SavedSearch; onClose: () => void }

export default function RenameDialog({ search, onClose }: RenameDialogProps) {
  const t = useText()
  const { act, isBusy } = useReloadingAction('saved_searches.failed')
  const [name, setName] = useState(search.name ?? '')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = { params: { id: search.id }, body: { name: name.trim() || null } }
    if (await act(() => call('PUT /saved-searches/:id', given))) onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('saved_searches.rename')}>
      <Form kind='dialog' isBusy={isBusy} onSubmit={submit}>
        <Field
          label={t('saved_searches.name')}
          hint={t('saved_searches.name_hint')}
          name='name'
          value={name}
          maxLength={maxSavedSearchName}
          autoComplete='off'
          onChange={(event) => setName(event.target.value)}
        />
        <Inline isEnd>
          <Button type='submit' busy={isBusy}>
            {t('saved_searches.save_name')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  )
}
