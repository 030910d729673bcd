import { useText } from '#platform/texts/texts.tsx'
import { useSection } from '#suites/listing/editor/editor-context.ts'
import { BilingualField } from './bilingual-field.tsx'

export function TextsSection() {
  const t = useText()
  const { content, change } = useSection('texts')
  return (
    <div>
      <BilingualField
        label={t('listing.field.tagline')}
        texts={content.tagline}
        onChange={(tagline) => change({ tagline })}
        maxLength={200}
      />
      <BilingualField
        label={t('listing.field.story')}
        hint={t('listing.hint.story')}
        texts={content.story}
        onChange={(story) => change({ story })}
        maxLength={24_000}
        isLong
      />
      <BilingualField
        label={t('listing.field.neighborhoodNote')}
        texts={content.neighborhoodNote}
        onChange={(neighborhoodNote) => change({ neighborhoodNote })}
        maxLength={2000}
        isLong
      />
    </div>
  )
}
