import { Key } from '#operations/key.tsx'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Icon } from '#ui/media/icon.tsx'
import styles from './console-search.module.css'
import { type Hit, hitGroups } from './search-hits.ts'
import type { SearchState } from './use-console-search.ts'

type SearchResultsProps = {
  id: string
  text: string
  isShown: boolean
  search: SearchState
  chosen: string | undefined
  onOpen: (to: string) => void
}

export function SearchResults({ id, text, isShown, search, chosen, onOpen }: SearchResultsProps) {
  const t = useText()
  const { hits = [], error } = search
  const isDone = search.hits !== undefined
  return (
    <div className={styles.panel} hidden={!isShown}>
      <div id={id} role='listbox' aria-label={t('console.search_results')}>
        {hitGroups
          .filter((group) => hits.some((hit) => hit.group === group))
          .map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
            <div key={group} role='group' aria-labelledby={`hits-${group}`}>
              <p id={`hits-${group}`} className={styles.groupName}>
                {t(`console.search_group.${group}`)}
              </p>
              {hits
                .filter((hit) => hit.group === group)
                .map((hit) => (
                  <Option key={hit.id} hit={hit} isChosen={hit.id === chosen} onOpen={onOpen} />
                ))}
            </div>
          ))}
      </div>
      <div role='status' className={styles.status}>
        {isDone && hits.length === 0 && (
          <>
            <b>{t('console.search_none', { text })}</b>
            <p className='soft small'>{t('console.search_none_description')}</p>
          </>
        )}
        {error !== undefined && <b>{t('console.search_failed')}</b>}
      </div>
      <p className={styles.keys} aria-hidden='true'>
        <span>
          <Key>↑</Key>
          <Key>↓</Key>
          {t('console.shortcut.move_hit')}
        </span>
        <span>
          <Key>Enter</Key>
          {t('console.open')}
        </span>
        <span>
          <Key>Esc</Key>
          {t('console.shortcut.close')}
        </span>
        <span>{t('console.search_logged')}</span>
      </p>
    </div>
  )
}

type OptionProps = { hit: Hit; isChosen: boolean; onOpen: (to: string) => void }

function Option({ hit, isChosen, onOpen }: OptionProps) {
  const named = useNamedText()
  const facts = useFacts(hit)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, as a combobox does
    <div
      id={hit.id}
      role='option'
      aria-selected={isChosen}
      className={styles.option}
      // Before the field loses its focus and closes the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(hit.to)}
    >
      <Icon name={hit.icon} small />
      <span>
        {hit.title}
        <small>{facts.join(' · ')}</small>
      </span>
      {hit.status && <small>{named(`bookings.status.${hit.status}`)}</small>}
    </div>
  )
}

function useFacts({ facts, nights, amount, at }: Hit): string[] {
  const time = useTimeFormat()
  const language = useLanguage()
  return [
    ...facts,
    ...(nights ? [`${time.day(nights.from, 'short')} – ${time.day(nights.to, 'short')}`] : []),
    ...(amount === undefined ? [] : [formatMoney(amount, language)]),
    ...(at ? [time.companyDay(at, 'medium')] : []),
  ].filter(Boolean)
}
