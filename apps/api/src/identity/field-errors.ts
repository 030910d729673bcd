import type { TextKey } from '@marea/contract/texts/keys.ts'
import { textTables } from '@marea/contract/texts/tables.ts'

/** Programs read the code, people read the sentence. */
export function fieldErrorMessages(errors: Record<string, TextKey>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, { code, message: textTables.en[code] }]),
  )
}
