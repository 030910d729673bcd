import type { Language } from '@marea/contract/platform/language.ts'

export type DemoReview = {
  guest: string
  place: string
  language: Language
  /** Days from check-out to today; stays of one home never overlap. */
  daysAgo: number
  nights: number
  overall: number
  /** In the order of the contract's aspects. */
  aspects: [number, number, number, number, number, number]
  text: string
  /** The owner's, in the language of the review. */
  reply?: string
}
