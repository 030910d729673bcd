import { maxReviewSearch, reviewSorts } from '@marea/contract/reviews/review-sorts.ts'
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './list.module.css'
import type { ReviewQuery } from './review-query.ts'
import { reviewToolsId } from './use-review-query.ts'

type ReviewToolsProps = {
  query: ReviewQuery
  field: RefObject<HTMLInputElement | null>
  onChange: (change: Partial<ReviewQuery>) => void
  onClear: () => void
  children: ReactNode
}

export function ReviewTools({ query, field, onChange, onClear, children }: ReviewToolsProps) {
  const t = useText()
  const sorts = reviewSorts.map((value) => ({ value, label: t(`reviews.sort.${value}`) }))
  return (
    <search id={reviewToolsId} className={styles.tools}>
      <SearchField q={query.q} onSearch={(q) => onChange({ q })} {...{ field, onClear }} />
      <PillChoice
        label={t('reviews.sort')}
        name='review-sort'
        options={sorts}
        value={query.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <p role='status' className='soft small'>
        {children}
      </p>
    </search>
  )
}

type SearchFieldProps = Pick<ReviewToolsProps, 'field' | 'onClear'> & {
  q: string
  onSearch: (q: string) => void
}

/** Searches on Enter, so that every search is one step of Back. */
function SearchField({ q, field, onSearch, onClear }: SearchFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState(q)
  const [known, setKnown] = useState(q)

  // Back and Forward change the URL, and the field follows.
  if (known !== q) {
    setKnown(q)
    setTyped(q)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(typed)
  }

  function clear() {
    setTyped('')
    onClear()
  }

  return (
    <form onSubmit={submit}>
      <Field
        ref={field}
        type='search'
        label={t('reviews.search')}
        value={typed}
        maxLength={maxReviewSearch}
        autoComplete='off'
        enterKeyHint='search'
        onChange={({ target }) => setTyped(target.value)}
        before={typed ? undefined : <Icon name='search' small />}
        after={
          typed && (
            <>
              <IconButton small icon='close' label={t('reviews.clear')} onClick={clear} />
              <IconButton small icon='search' label={t('reviews.submit')} type='submit' />
            </>
          )
        }
      />
    </form>
  )
}
