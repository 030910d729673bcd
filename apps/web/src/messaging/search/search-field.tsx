import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { FieldBox } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './search.module.css'

const delayMs = 250

export function SearchField() {
  const t = useText()
  const { words, type, search } = useWords()

  function submit(event: FormEvent) {
    event.preventDefault()
    search(words)
  }

  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <FieldBox className={styles.box}>
          <Icon name='search' small />
          <input
            type='search'
            value={words}
            maxLength={100}
            aria-label={t('messaging.search')}
            placeholder={t('messaging.search')}
            onChange={({ target }) => type(target.value)}
          />
          {words && (
            <IconButton
              small
              icon='close'
              label={t('messaging.search_clear')}
              onClick={() => search('')}
            />
          )}
        </FieldBox>
      </form>
    </search>
  )
}

/** The words are in the URL, so that a search can be shared between pages and opened again. */
function useWords() {
  const [params, setParams] = useSearchParams()
  const sought = params.get('q') ?? ''
  const [words, setWords] = useState(sought)
  const [known, setKnown] = useState(sought)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // The Back button changes the URL, and the field follows.
  if (known !== sought) {
    setKnown(sought)
    setWords(sought)
  }

  function search(next: string) {
    setWords(next)
    clearTimeout(timer.current)
    setParams(
      (before) => {
        before.delete('message')
        if (next.trim()) before.set('q', next.trim())
        else before.delete('q')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }

  function type(next: string) {
    setWords(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(next), delayMs)
  }

  return { words, type, search }
}
