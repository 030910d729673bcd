import { useText } from '#platform/texts/texts.tsx'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { PlainFields } from '#suites/listing/fields/plain-fields.tsx'

export function BasicsSection() {
  const t = useText()
  const { gaps } = useEditor().view.state
  const limit = gaps.find(({ code }) => code === 'too_many_guests')
  const isForbidden = gaps.some(({ code }) => code === 'house')
  return (
    <PlainFields
      section='basics'
      errors={{
        kind: isForbidden ? t('listing.gap.house') : undefined,
        guests: limit && t('listing.gap.too_many_guests', { count: limit.count }),
      }}
    />
  )
}
