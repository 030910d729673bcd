import type { Holiday, PlaceFacts } from '@marea/contract/suites/places/places.ts'

const monday = 1

/** Where Marea may open next: entered, and not offered yet. */
export const cancun: PlaceFacts & { slug: string } = {
  slug: 'cancun',
  name: { en: 'Cancún', es: 'Cancún' },
  otherNames: ['Quintana Roo', 'Riviera Maya'],
  timeZone: 'America/Cancun',
  region: 'QR',
  country: 'MX',
  latitude: 21.1619,
  longitude: -86.8515,
  isActive: false,
  holidays: [
    onDate('New Year’s Day', 'Año Nuevo', [1, 1]),
    onMonday('Constitution Day', 'Día de la Constitución', [2, 1]),
    onMonday('Benito Juárez’s Birthday', 'Natalicio de Benito Juárez', [3, 3]),
    onDate('Labor Day', 'Día del Trabajo', [5, 1]),
    onDate('Independence Day', 'Día de la Independencia', [9, 16]),
    onMonday('Revolution Day', 'Día de la Revolución', [11, 3]),
    onDate('Christmas Day', 'Navidad', [12, 25]),
  ],
}

function onDate(en: string, es: string, [month, day]: [number, number]): Holiday {
  return { name: { en, es }, month, day, weekday: null, week: null, daysAfter: 0, isMoved: false }
}

function onMonday(en: string, es: string, [month, week]: [number, number]): Holiday {
  return { ...onDate(en, es, [month, 1]), day: null, weekday: monday, week }
}
