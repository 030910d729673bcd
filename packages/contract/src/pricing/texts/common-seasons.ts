import type { Language } from '#platform/language.ts'

/** Names that owners are offered for a season; what they type themselves has one language. */
const commonSeasons: readonly Record<Language, string>[] = [
  { en: 'High season', es: 'Temporada alta' },
  { en: 'Low season', es: 'Temporada baja' },
  { en: 'Winter', es: 'Invierno' },
  { en: 'Spring break', es: 'Vacaciones de primavera' },
  { en: 'Summer', es: 'Verano' },
  { en: 'Fall', es: 'Otoño' },
  { en: 'Art week', es: 'Semana del arte' },
  { en: 'Thanksgiving', es: 'Día de Acción de Gracias' },
  { en: 'Christmas and New Year', es: 'Navidad y Año Nuevo' },
  { en: 'Boat show', es: 'Feria náutica' },
]

export function commonSeasonNames(language: Language): string[] {
  return commonSeasons.map((names) => names[language])
}

/** A common name in the reader's language, whichever language it was saved in. */
export function seasonNameIn(language: Language, name: string): string {
  const found = commonSeasons.find((names) => Object.values(names).includes(name))
  return found ? found[language] : name
}
