import { quoteMinutes } from '#calendar/hold.ts'
import type { Texts } from '#platform/language.ts'

export const quoteTexts = {
  'quote.kept': {
    en: `This price is good for ${quoteMinutes} minutes. Your dates aren’t held yet, and you haven’t been charged.`,
    es: `Este precio es válido por ${quoteMinutes} minutos. Sus fechas aún no están apartadas y no se le ha cobrado nada.`,
  },
} satisfies Texts
