import { hourFields } from '@marea/contract/suites/listing/home-stay-times.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { PlainFields } from '#suites/listing/fields/plain-fields.tsx'
import { StayTimeFields } from '#suites/listing/stay-times/stay-time-fields.tsx'

export function RulesSection() {
  const t = useText()
  const { listing } = useEditor()
  return (
    <div>
      <PlainFields section='rules' except={hourFields}>
        <StayTimeFields />
      </PlainFields>
      {!listing.canSeeAccess && <p className='soft'>{t('listing.notes_hidden')}</p>}
    </div>
  )
}
