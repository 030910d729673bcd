import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import type { Suite } from '@marea/contract/suites/endpoints.ts'
import {
  factSentences,
  ruleSentences,
  type Sentence,
} from '@marea/contract/suites/page-sentences.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

export function useFacts(suite: Suite): string[] {
  return useSentences(factSentences, suite)
}

export function useHouseRules(suite: Suite): string[] {
  const t = useText()
  const language = useLanguage()
  const from = formatClock(suite.checkInFrom, language)
  const until = formatClock(suite.checkOutUntil, language)
  const { houseRules } = suite.texts[language]
  return [t('suite.hours', { from, until }), ...houseRules, ...useSentences(ruleSentences, suite)]
}

/** Switches that are off and amounts of 0 are left out. */
export function useSentences(
  sentences: Readonly<Record<string, Sentence>>,
  values: Readonly<Record<string, unknown>>,
): string[] {
  const t = useText()
  const language = useLanguage()
  return Object.entries(sentences).flatMap(([name, { text, value = 'count' }]) => {
    const said = values[name]
    if (typeof said === 'number') return t(text, { [value]: withHalves(said), count: said })
    if (said === true) return t(text)
    const amount: unknown = Object(said).amount
    if (typeof amount !== 'number' || amount === 0) return []
    return t(text, { [value]: formatMoney(amount, language) })
  })
}

function withHalves(count: number): string {
  const whole = Math.floor(count)
  if (count === whole) return String(count)
  return `${whole || ''}½`
}
