import { en, type TextKey } from '@marea/contract/texts/en.ts'

/** A program reads the code, a person the sentence. */
export function fieldErrorMessages(faults: Record<string, TextKey>) {
  return Object.fromEntries(
    Object.entries(faults).map(([field, code]) => [field, { code, message: en[code] }]),
  )
}
