import type { SearchFacets } from '@marea/contract/search/endpoints.ts'
import { type FormEvent, useEffect, useRef } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useSearch } from '#search/use-search.ts'
import { Button } from '#ui/button/button.tsx'
import { Pill } from '#ui/button/pill.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './capsule.module.css'
import type { useTypedPlace } from './use-typed-place.ts'

type WherePartProps = {
  neighborhoods: SearchFacets['neighborhoods']
  place: ReturnType<typeof useTypedPlace>
  onDone: (act: () => void) => void
}

export default function WherePanel({ neighborhoods, place, onDone }: WherePartProps) {
  const t = useText()
  const { params, isDraft } = useSearch()
  const form = useRef<HTMLFormElement>(null)
  const where = params.get('where')
  const { typed, setTyped, commit, choose } = place

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    onDone(commit)
  }

  return (
    <form ref={form} className={styles.where} onSubmit={submit}>
      <Field
        label={t('search.where_label')}
        hint={t('search.where_hint')}
        value={typed}
        maxLength={80}
        autoComplete='off'
        type='search'
        before={<Icon name='search' small />}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.pills}>
        <Pill pressed={!where} onClick={() => onDone(() => choose(null))}>
          {t('search.anywhere')}
        </Pill>
        {neighborhoods.map(({ slug, name, count }) => (
          <Pill
            key={slug}
            count={count}
            pressed={where === slug}
            onClick={() => onDone(() => choose(slug))}
          >
            {name}
          </Pill>
        ))}
      </div>
      <div className={styles.done}>
        <Button type='submit'>{t(isDraft ? 'search.submit' : 'search.done')}</Button>
      </div>
    </form>
  )
}
