import { type FormEvent, useState } from 'react'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'

/** The address of a page that describes a home. */
export function PageAddress({ onRead }: { onRead: (address: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const address = typed.trim()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (address === '') return focusFirstError(event.currentTarget)
    onRead(/^https?:\/\//i.test(address) ? address : `https://${address}`)
  }

  return (
    <Form kind='page' onSubmit={submit}>
      <Field
        type='url'
        label={t('import.page')}
        hint={t('import.page_hint')}
        error={isAsked && address === '' ? t('import.page_missing') : undefined}
        value={typed}
        maxLength={1900}
        placeholder='https://'
        autoComplete='off'
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button type='submit' kind='quiet'>
          {t('import.read_page')}
        </Button>
      </div>
    </Form>
  )
}
