import { type FormEvent, useState } from 'react'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useReloadingAction } from '#platform/form/use-reloading-action.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Inline } from '#ui/page/stack.tsx'

type ListDialogProps = {
  title: string
  first?: string
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}

export default function ListDialog({ title, first = '', onName, onClose }: ListDialogProps) {
  const t = useText()
  const { act, isBusy } = useReloadingAction('favorites.failed')
  const [name, setName] = useState(first)
  const [isAsked, setAsked] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    const requested = name.trim()
    if (!requested) return focusFirstError(event.currentTarget, ['name'])
    if (await act(() => onName(requested))) onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form kind='dialog' onSubmit={submit}>
        <Field
          label={t('favorites.name')}
          name='name'
          value={name}
          maxLength={60}
          required
          error={isAsked && !name.trim() ? t('favorites.name_missing') : undefined}
          autoComplete='off'
          onChange={(event) => setName(event.target.value)}
        />
        <Inline isEnd>
          <Button type='submit' busy={isBusy}>
            {t('favorites.save')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  )
}
