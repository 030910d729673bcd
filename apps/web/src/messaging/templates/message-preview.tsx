import type { SampleBooking, Templates } from '@marea/contract/messaging/automatic-messages.ts'
import { fillPlaceholders, findMissingValues } from '@marea/contract/messaging/placeholders.ts'
import { languages, languageTable } from '@marea/contract/platform/language.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Card } from '#ui/card.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Bubble } from '#ui/text/bubble.tsx'

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
    <Card kind='sunk'>
      <Stack gap={3}>
        <Inline isSpread>
          <p>
            <b>{t('templates.preview')}</b>{' '}
            <span className='soft'>{t('templates.preview_of', { guest: sample.guest, days })}</span>
          </p>
          <PillChoice
            label={t('templates.preview_language')}
            hidesLabel
            name={`preview-${name}`}
            options={languages.map((language) => ({
              value: language,
              label: languageTable[language].name,
              lang: language,
            }))}
            value={wanted}
            onChange={setAsked}
          />
        </Inline>
        {sent ? (
          <Bubble isOwn lang={sent}>
            {fillPlaceholders(texts[sent], sample.values[sent])}
          </Bubble>
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
      </Stack>
    </Card>
  )
}
