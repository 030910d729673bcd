import { hourFields } from '@marea/contract/suites/listing/home-hours.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { PlainFields } from '#suites/listing/fields/plain-fields.tsx'
import { HoursFields } from '#suites/listing/hours/hours-fields.tsx'

export function RulesSection() {
  const t = useText()
  const { listing } = useEditor()
  return (
    <div>
      <PlainFields section='rules' except={hourFields}>
        <HoursFields />
      </PlainFields>
      {!listing.canSeeAccess && <p className='soft'>{t('listing.notes_hidden')}</p>}
    </div>
  )
}
