import type { SearchFacets } from '@marea/contract/search/endpoints.ts'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { useSearch } from '#search/use-search.ts'
import { PlaceField } from '#search/where/place-field.tsx'
import { StartPlaces } from '#search/where/start-places.tsx'
import { SuggestionList } from '#search/where/suggestion-list.tsx'
import { optionsOf, type SuggestionOption } from '#search/where/suggestion-options.ts'
import { useSuggestions } from '#search/where/use-suggestions.ts'
import { stayQuery } from '#suites/stay-params.ts'
import { PanelFoot } from './panel-foot.tsx'
import styles from './search-bar.module.css'
import type { useTypedPlace } from './use-typed-place.ts'

type WherePartProps = {
  neighborhoods: SearchFacets['neighborhoods']
  place: ReturnType<typeof useTypedPlace>
  isSheet: boolean
  onDone: (act: () => void) => void
  /** Closes the panel and shows the results. */
  onShow: (act: () => void) => void
  /** Closes the panel and navigates to a page other than the results. */
  onLeave: (act: () => void) => void
}

/** A combobox: arrows choose a suggestion, Enter takes it or searches for the text as it is. */
export default function WherePanel({ neighborhoods, place, isSheet, ...on }: WherePartProps) {
  const { onDone, onShow, onLeave } = on
  const listId = useId()
  const navigate = useNavigate()
  const { params, go } = useSearch()
  const [active, setActive] = useState(-1)
  const { typed, isTyping, setTyped, commit, choose } = place
  const text = isTyping ? typed.trim() : ''
  const { suggestions, options } = useOptions(text)

  function take({ slug, where }: SuggestionOption) {
    if (where) return onDone(() => choose(where))
    onLeave(() => {
      setTyped(null)
      navigate(`/suite-details/${slug}${stayQuery(params)}`)
    })
  }

  function goTo(...given: Parameters<typeof go>) {
    setTyped(null)
    go(...given)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const option = options[active]
    if (option) take(option)
    else onShow(commit)
  }

  return (
    <form className={styles.where} onSubmit={submit}>
      <PlaceField
        {...{ listId, active }}
        value={typed}
        count={options.length}
        onType={(next) => {
          setTyped(next)
          setActive(-1)
        }}
        onActive={setActive}
      />
      <SuggestionCount count={options.length} />
      {options.length > 0 ? (
        <SuggestionList id={listId} typed={text} {...{ options, active }} onChoose={take} />
      ) : (
        <StartPlaces
          {...{ neighborhoods, text, suggestions }}
          onChoose={(next) => onDone(() => choose(next))}
          onRecent={(next) => onDone(() => goTo(next))}
        />
      )}
      <PanelFoot
        isSheet={isSheet}
        isTyping={text !== ''}
        onClear={(cleared) => goTo(cleared, { replace: true })}
      />
    </form>
  )
}

function useOptions(text: string) {
  const suggestions = useSuggestions(text)
  const placeName = usePlaceName()
  const { found } = suggestions
  return {
    suggestions,
    options: text && found && suggestions.text ? optionsOf(found, placeName) : [],
  }
}

function SuggestionCount({ count }: { count: number }) {
  const t = useText()
  return (
    <p role='status' className='hidden-label'>
      {count > 0 && t('search.suggestions_count', { count })}
    </p>
  )
}
