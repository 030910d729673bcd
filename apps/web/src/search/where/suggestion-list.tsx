import { useText } from '#platform/texts/texts.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { Icon } from '#ui/media/icon.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { Highlight } from '#ui/text/highlight.tsx'
import { type SuggestionOption, suggestionGroups } from './suggestion-options.ts'
import styles from './where.module.css'

type SuggestionListProps = {
  id: string
  typed: string
  options: readonly SuggestionOption[]
  active: number
  onChoose: (option: SuggestionOption) => void
}

export function SuggestionList({ id, typed, options, active, onChoose }: SuggestionListProps) {
  const t = useText()
  return (
    <div id={id} role='listbox' aria-label={t('search.suggestions')} className={styles.listbox}>
      {suggestionGroups
        .filter((group) => options.some((option) => option.group === group))
        .map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
          <div key={group} role='group' aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className={`soft small ${styles.title}`}>
              {t(`search.group.${group}`)}
            </p>
            {options.map((option, at) =>
              option.group === group ? (
                <Option
                  key={option.slug ?? option.where}
                  id={`${id}-${at}`}
                  {...{ option, typed, onChoose }}
                  isActive={at === active}
                />
              ) : null,
            )}
          </div>
        ))}
    </div>
  )
}

type OptionProps = Pick<SuggestionListProps, 'id' | 'typed' | 'onChoose'> & {
  option: SuggestionOption
  isActive: boolean
}

function Option({ id, option, typed, isActive, onChoose }: OptionProps) {
  const t = useText()
  const { name, photo, group, detail } = option
  const words =
    'homes' in detail
      ? t('search.homes', { count: detail.homes })
      : `${detail.neighborhood}, ${t('suite.bedrooms', { count: detail.bedrooms })}`
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, as a combobox does
    <div
      id={id}
      role='option'
      aria-selected={isActive}
      className={styles.row}
      // Keeps the focus in the field, so that the keyboard of a phone stays open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      ref={(element) => {
        if (isActive) element?.scrollIntoView?.({ block: 'nearest' })
      }}
    >
      {photo ? (
        <Photo photo={photoSet(photo)} alt='' sizes='60px' ratio='3 / 2' className={styles.plate} />
      ) : (
        <span className={`round ${styles.mark}`}>
          <Icon name={group === 'homes' ? 'home' : 'pin'} small />
        </span>
      )}
      <span>
        <b>
          <Highlight text={name} typed={typed} />
        </b>
        <small>{words}</small>
      </span>
    </div>
  )
}
