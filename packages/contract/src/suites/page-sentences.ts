import type { Money } from '#platform/money.ts'
import type { PhraseKey } from '#platform/translate.ts'
import type { Suite } from './endpoints.ts'

/**
 * The sentence of one field; `value` is the parameter that the text takes, which may be `count`.
 */
export type Sentence = { text: PhraseKey; value?: string }

type SaidName = {
  [Name in keyof Suite]: Suite[Name] extends number | boolean | Money ? Name : never
}[keyof Suite]
type Sentences = Partial<Record<SaidName, Sentence>>

/**
 * Shown under the name of the home, in this order; separate from the table, which guests need not
 * load.
 */
export const factSentences = {
  guests: { text: 'suite.guests' },
  bedrooms: { text: 'suite.bedrooms' },
  beds: { text: 'suite.beds' },
  bathrooms: { text: 'suite.baths', value: 'baths' },
} satisfies Sentences

/** Shown after the house rules. */
export const ruleSentences = {
  securityDeposit: { text: 'suite.security_deposit', value: 'amount' },
} satisfies Sentences
