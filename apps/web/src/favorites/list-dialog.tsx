import { type FormEvent, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import styles from './favorites.module.css'
import { useAct } from './use-favorites-action.ts'

type BoardDialogProps = {
  title: string
  first?: string
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}

export default function ListDialog({ title, first = '', onName, onClose }: BoardDialogProps) {
  const t = useText()
  const { act, isBusy } = useAct()
  const [name, setName] = useState(first)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted && (await act(() => onName(wanted)))) onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={t('favorites.name')}
          value={name}
          maxLength={60}
          required
          autoComplete='off'
          onChange={(event) => setName(event.target.value)}
        />
        <Button type='submit' busy={isBusy}>
          {t('favorites.save')}
        </Button>
      </form>
    </Dialog>
  )
}
