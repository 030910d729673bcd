import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import styles from '#suites/listing/sections/sections.module.css'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Heading } from '#ui/text/heading.tsx'

type GuideListProps<Item> = {
  name: 'step' | 'chapter' | 'place'
  title: string
  hint?: string
  items: readonly Item[]
  empty: Item
  max: number
  onChange: (items: Item[]) => void
  fields: (item: Item, set: (changed: Partial<Item>) => void) => ReactNode
}

export function GuideList<Item extends object>(props: GuideListProps<Item>) {
  const { name, title, hint, items, empty, max, onChange, fields } = props
  const t = useText()
  return (
    <section className={styles.rooms} aria-label={title}>
      <Heading level={3}>{title}</Heading>
      {hint && <p className='soft small'>{hint}</p>}
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own yet
        <fieldset key={index} className={styles.room}>
          <legend>{t(`listing.${name}_number`, { number: index + 1 })}</legend>
          {fields(item, (changed) =>
            onChange(items.map((each, at) => (at === index ? { ...each, ...changed } : each))),
          )}
          <Button
            kind='quiet'
            small
            onClick={() => onChange(items.filter((_, at) => at !== index))}
          >
            <Icon name='trash' small />
            {t(`listing.${name}_remove`, { number: index + 1 })}
          </Button>
        </fieldset>
      ))}
      {items.length < max && (
        <Button kind='quiet' onClick={() => onChange([...items, empty])}>
          <Icon name='plus' small />
          {t(`listing.${name}_add`)}
        </Button>
      )}
    </section>
  )
}
