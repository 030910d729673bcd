import { useSearchParams } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { maxQueryLength } from './faq-search.ts'
import styles from './faqs.module.css'

type FaqSearchFieldProps = {
  query: string
  onChange: (query: string) => void
  /** Undefined without a search. */
  count: number | undefined
}

/** Filters while the reader types; without scripts it is a form that the server answers. */
export function FaqSearchField({ query, onChange, count }: FaqSearchFieldProps) {
  const t = useText()
  const [params] = useSearchParams()
  const language = params.get('lang')
  return (
    <search className={`unprinted ${styles.search}`}>
      <form action='/faqs' onSubmit={(event) => event.preventDefault()}>
        {language && <input type='hidden' name='lang' value={language} />}
        <Field
          type='search'
          name='q'
          label={t('faqs.search')}
          value={query}
          maxLength={maxQueryLength}
          autoComplete='off'
          enterKeyHint='search'
          onChange={({ target }) => onChange(target.value)}
          before={<Icon name='search' small />}
          after={
            query && (
              <IconButton
                small
                icon='close'
                label={t('faqs.clear')}
                className={styles.scripted}
                onClick={() => onChange('')}
              />
            )
          }
        />
      </form>
      <p role='status' className='soft small'>
        {count !== undefined && t('faqs.found', { count })}
      </p>
    </search>
  )
}
