import { en, type TextKey } from '@marea/contract/texts/en.ts'

/** Programs read the code, people read the sentence. */
export function fieldErrorMessages(errors: Record<string, TextKey>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, { code, message: en[code] }]),
  )
}
