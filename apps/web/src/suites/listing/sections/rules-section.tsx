import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useEditor, useSection } from '#suites/listing/editor/editor-context.ts'
import { HoursFields } from '#suites/listing/hours/hours-fields.tsx'
import { Select } from '#ui/form/select.tsx'
import { BilingualField } from './bilingual-field.tsx'
import styles from './sections.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

export function RulesSection() {
  const t = useText()
  const language = useLanguage()
  const { listing } = useEditor()
  const { content, change } = useSection('rules')
  const optionsWith = (chosen: string) =>
    [...new Set([...hours, chosen])]
      .sort()
      .map((clock) => ({ id: clock, label: formatClock(clock, language) }))
  return (
    <div>
      <div className={styles.form}>
        <Select
          label={t('listing.field.checkInFrom')}
          options={optionsWith(content.checkInFrom)}
          value={content.checkInFrom}
          onChange={(checkInFrom) => change({ checkInFrom })}
        />
        <Select
          label={t('listing.field.checkOutUntil')}
          options={optionsWith(content.checkOutUntil)}
          value={content.checkOutUntil}
          onChange={(checkOutUntil) => change({ checkOutUntil })}
        />
      </div>
      <HoursFields />
      <BilingualField
        label={t('listing.field.houseRules')}
        hint={t('listing.hint.houseRules')}
        texts={content.houseRules}
        onChange={(houseRules) => change({ houseRules })}
        maxLength={6000}
        isLong
        isOptional
      />
      {listing.canSeeAccess ? (
        <BilingualField
          label={t('listing.field.arrivalNotes')}
          texts={content.arrivalNotes}
          onChange={(arrivalNotes) => change({ arrivalNotes })}
          maxLength={4000}
          isLong
          isOptional
        />
      ) : (
        <p className='soft'>{t('listing.notes_hidden')}</p>
      )}
    </div>
  )
}
