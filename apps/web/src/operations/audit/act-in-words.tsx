import { useLanguage, useNamedText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { type Act, wordsOfAct } from './act-words.ts'

export function ActInWords({ act }: { act: Act }) {
  const named = useNamedText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { sentence, details } = wordsOfAct(act, {
    language,
    named,
    day: (date) => time.day(date, 'medium'),
    time: time.localDateTime,
  })
  return (
    <div>
      {sentence}
      {details.length > 0 && (
        <small>{details.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</small>
      )}
    </div>
  )
}
