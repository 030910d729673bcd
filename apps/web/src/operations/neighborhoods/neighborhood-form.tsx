import type { AdminNeighborhood } from '@marea/contract/suites/neighborhoods/neighborhoods.ts'
import { RecordSheet } from '#operations/frame/record-sheet.tsx'
import { call } from '#platform/api/api.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { type Cities, PlaceFields } from './place-fields.tsx'
import { emptyNeighborhood, readNeighborhood, typedFrom } from './read-neighborhood.ts'
import { TextFields } from './text-fields.tsx'

type NeighborhoodSheetProps = Cities & {
  /** Undefined to add a new one. */
  known: AdminNeighborhood | undefined
  onClose: () => void
  onSaved: () => Promise<void>
}

export function NeighborhoodSheet(props: NeighborhoodSheetProps) {
  const { jurisdictions, places, known, ...sheet } = props
  const t = useText()
  const language = useLanguage()
  const first = { ...emptyNeighborhood, jurisdiction: jurisdictions[0]?.code ?? '' }
  return (
    <RecordSheet
      {...sheet}
      title={known ? known.name[language] : t('admin_places.add')}
      initial={known ? typedFrom(known) : first}
      read={(typed) => readNeighborhood(typed, jurisdictions)}
      save={({ slug, ...body }) =>
        known
          ? call('PUT /admin/neighborhoods/:slug', { params: { slug: known.slug }, body })
          : call('POST /admin/neighborhoods', { body: { slug, ...body } })
      }
      labels={{
        save: t('admin_places.save'),
        saved: t('admin_places.saved'),
        failed: t('admin_places.not_saved'),
      }}
    >
      {(form) => (
        <>
          <TextFields {...form} isNew={!known} />
          <PlaceFields {...{ ...form, jurisdictions, places }} published={known?.published ?? 0} />
        </>
      )}
    </RecordSheet>
  )
}
