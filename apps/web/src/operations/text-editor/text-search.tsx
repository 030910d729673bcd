import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { type TextsWish, textsAddress } from './texts-address.ts'

export function TextSearch({ wish }: { wish: TextsWish }) {
  const t = useText()
  const navigate = useNavigate()
  const [words, setWords] = useState(wish.search)

  function submit(event: FormEvent) {
    event.preventDefault()
    navigate(textsAddress({ ...wish, search: words.trim(), page: 1, key: undefined }))
  }

  return (
    <search>
      <form onSubmit={submit}>
        <Field
          type='search'
          label={t('text_editor.search')}
          value={words}
          maxLength={200}
          onChange={({ target }) => setWords(target.value)}
          after={<IconButton small type='submit' icon='search' label={t('text_editor.search')} />}
        />
      </form>
    </search>
  )
}
