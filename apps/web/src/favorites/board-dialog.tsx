import { type FormEvent, useState } from 'react'
import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import styles from './favorites.module.css'
import { useAct } from './use-act.ts'

type BoardDialogProps = {
  title: string
  first?: string
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}

export default function BoardDialog({ title, first = '', onName, onClose }: BoardDialogProps) {
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
