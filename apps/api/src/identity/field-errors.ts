import { en, type TextKey } from '@marea/contract/texts/en.ts'

/** Programs read the code, people read the sentence. */
export function fieldErrorMessages(faults: Record<string, TextKey>) {
  return Object.fromEntries(
    Object.entries(faults).map(([field, code]) => [field, { code, message: en[code] }]),
  )
}
