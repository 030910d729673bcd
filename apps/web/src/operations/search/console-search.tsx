import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Key } from '#operations/key.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { FieldBox } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './console-search.module.css'
import { SearchResults } from './search-results.tsx'
import { useConsoleSearch } from './use-console-search.ts'

/** Finds anything; arrows choose, Enter opens, Escape closes. */
export function ConsoleSearch({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const t = useText()
  const listId = useId()
  const { text, chosen, isShown, search, ...on } = useChoice(field)
  return (
    <search className={styles.search}>
      <FieldBox className={styles.field}>
        <Icon name='search' small />
        <input
          ref={field}
          type='search'
          role='combobox'
          aria-label={t('console.search_label')}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete='list'
          aria-activedescendant={isShown ? chosen?.id : undefined}
          placeholder={t('console.search_placeholder')}
          autoComplete='off'
          maxLength={100}
          value={text}
          onChange={({ target }) => on.type(target.value)}
          onFocus={() => on.setOpen(true)}
          onBlur={() => on.setOpen(false)}
          onKeyDown={on.press}
        />
        <span className={styles.hint} aria-hidden='true'>
          <Key>/</Key>
        </span>
      </FieldBox>
      <SearchResults
        id={listId}
        text={text.trim()}
        isShown={isShown}
        search={search}
        chosen={chosen?.id}
        onOpen={on.open}
      />
    </search>
  )
}

function useChoice(field: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const search = useConsoleSearch(text)
  const hits = search.hits ?? []
  const isShown = isOpen && text.trim().length >= 2

  function open(to: string) {
    setOpen(false)
    setText('')
    field.current?.blur()
    navigate(to)
  }

  function press(event: KeyboardEvent) {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const move = moves[event.key]
    if (move && hits.length > 0) {
      event.preventDefault()
      setChosen((chosen + move + hits.length) % hits.length)
    }
    const hit = hits[chosen]
    if (event.key === 'Enter' && isShown && hit) {
      event.preventDefault()
      open(hit.to)
    }
    if (event.key === 'Escape') setOpen(false)
  }

  function type(next: string) {
    setText(next)
    setChosen(0)
    setOpen(true)
  }

  return { text, search, chosen: hits[chosen], isShown, open, press, type, setOpen }
}
