import { maxSuggestionText } from '@marea/contract/search/suggestions.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { FieldBox } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './where.module.css'

type PlaceFieldProps = {
  listId: string
  value: string
  /** How many suggestions there are, and which one the arrows have reached; -1 for the text itself. */
  count: number
  active: number
  onType: (text: string) => void
  onActive: (active: number) => void
}

/** The field of a combobox, which keeps the focus while arrows move through its suggestions. */
export function PlaceField({ listId, value, count, active, onType, onActive }: PlaceFieldProps) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])

  function press(event: KeyboardEvent) {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const move = moves[event.key]
    if (move && count > 0) {
      event.preventDefault()
      onActive(((active + 1 + move + count + 1) % (count + 1)) - 1)
    }
    if (event.key === 'Escape' && active >= 0) {
      // The panel closes on the next one.
      event.preventDefault()
      event.nativeEvent.stopPropagation()
      onActive(-1)
    }
  }

  return (
    <label>
      <FieldBox className={styles.field}>
        <Icon name='search' small />
        <input
          ref={field}
          type='search'
          role='combobox'
          aria-label={t('search.where_label')}
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-autocomplete='list'
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          placeholder={t('search.where_label')}
          autoComplete='off'
          enterKeyHint='search'
          maxLength={maxSuggestionText}
          value={value}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={press}
        />
      </FieldBox>
    </label>
  )
}
