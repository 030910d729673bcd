import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { Section } from '#ui/page/section.tsx'

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
    <Section aria-label={title} title={title} level={3} size='plain' lead={hint}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own yet
        <Card key={index}>
          <FieldGroup title={t(`listing.${name}_number`, { number: index + 1 })}>
            {fields(item, (changed) =>
              onChange(items.map((each, at) => (at === index ? { ...each, ...changed } : each))),
            )}
            <Button
              icon='trash'
              kind='quiet'
              small
              onClick={() => onChange(items.filter((_, at) => at !== index))}
            >
              {t(`listing.${name}_remove`, { number: index + 1 })}
            </Button>
          </FieldGroup>
        </Card>
      ))}
      {items.length < max && (
        <div>
          <Button icon='plus' kind='quiet' onClick={() => onChange([...items, empty])}>
            {t(`listing.${name}_add`)}
          </Button>
        </div>
      )}
    </Section>
  )
}
