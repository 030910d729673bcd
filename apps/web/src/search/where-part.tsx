import type { SearchFacets } from '@marea/contract/search.ts'
import { type FormEvent, useState } from 'react'
import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Pill } from '#ui/pill.tsx'
import styles from './capsule.module.css'
import { placeName } from './use-capsule-words.ts'
import { useSearch } from './use-search.ts'

type WherePartProps = { neighborhoods: SearchFacets['neighborhoods']; onDone: () => void }

/** A name typed roughly right, or one of the neighbourhoods. */
export default function WherePart({ neighborhoods, onDone }: WherePartProps) {
  const t = useText()
  const { params, change, isDraft } = useSearch()
  const where = params.get('where')
  const [typed, setTyped] = useState(placeName(params) ?? '')

  function choose(next: string | null) {
    change({ where: next, bbox: null })
    onDone()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    choose(typed.trim())
  }

  return (
    <form className={styles.where} onSubmit={submit}>
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
        <Pill pressed={!where} onClick={() => choose(null)}>
          {t('search.anywhere')}
        </Pill>
        {neighborhoods.map(({ slug, name, count }) => (
          <Pill key={slug} count={count} pressed={where === slug} onClick={() => choose(slug)}>
            {name}
          </Pill>
        ))}
      </div>
      <Button type='submit' className={styles.done}>
        {t(isDraft ? 'search.go' : 'search.done')}
      </Button>
    </form>
  )
}
