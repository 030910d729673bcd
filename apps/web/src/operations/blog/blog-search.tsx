import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { type BlogWish, blogAddress } from './blog-address.ts'

export function BlogSearch({ wish }: { wish: BlogWish }) {
  const t = useText()
  const navigate = useNavigate()
  const [words, setWords] = useState(wish.search)

  function submit(event: FormEvent) {
    event.preventDefault()
    navigate(blogAddress({ ...wish, search: words.trim(), page: 1 }))
  }

  return (
    <search>
      <form onSubmit={submit}>
        <Field
          type='search'
          label={t('blog_desk.search')}
          value={words}
          maxLength={200}
          onChange={({ target }) => setWords(target.value)}
          after={<IconButton small type='submit' icon='search' label={t('blog_desk.search')} />}
        />
      </form>
    </search>
  )
}
