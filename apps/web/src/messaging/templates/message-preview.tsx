import type { SampleBooking, Templates } from '@marea/contract/messaging/automatic-messages.ts'
import { fillPlaceholders, findMissingValues } from '@marea/contract/messaging/placeholders.ts'
import { languages, languageTable } from '@marea/contract/platform/language.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import styles from './templates.module.css'

type MessagePreviewProps = { texts: Templates; sample: SampleBooking | null; name: string }

/** What the guest of the next booking would read, or a guest of another language in their place. */
export function MessagePreview({ texts, sample, name }: MessagePreviewProps) {
  const t = useText()
  const reader = useLanguage()
  const [asked, setAsked] = useState(sample?.language)
  if (!sample) return <p className='small soft'>{t('templates.preview_none')}</p>
  const wanted = asked ?? sample.language
  const sent = [wanted, ...languages].find((language) => texts[language].trim() !== '')
  const missing = sent ? findMissingValues(texts[sent], sample.values[sent]) : []
  const days = formatDayRange(sample.checkIn, sample.checkOut, reader)
  return (
    <div className={styles.preview}>
      <div className={styles.previewHead}>
        <p>
          <b>{t('templates.preview')}</b>{' '}
          <span className='soft'>{t('templates.preview_of', { guest: sample.guest, days })}</span>
        </p>
        <PillChoice
          label={t('templates.preview_language')}
          name={`preview-${name}`}
          options={languages.map((language) => ({
            value: language,
            label: languageTable[language].name,
            lang: language,
          }))}
          value={wanted}
          onChange={setAsked}
        />
      </div>
      {sent ? (
        <p className={styles.bubble} lang={sent}>
          {fillPlaceholders(texts[sent], sample.values[sent])}
        </p>
      ) : (
        <p className='soft'>{t('templates.preview_empty')}</p>
      )}
      {missing.length > 0 && (
        <p className='small soft'>
          {t('templates.preview_missing', {
            names: missing.map((each) => t(`templates.placeholder.${each}`)).join(', '),
          })}
        </p>
      )}
    </div>
  )
}
