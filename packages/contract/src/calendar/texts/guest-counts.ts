import type { Texts } from '#platform/language.ts'

export const guestCountTexts = {
  'party.kind.adults': { en: 'Adults', es: 'Adultos' },
  'party.kind.children': { en: 'Children', es: 'Niños' },
  'party.kind.infants': { en: 'Infants', es: 'Bebés' },
  'party.kind.pets': { en: 'Pets', es: 'Mascotas' },
  'party.age.adults': { en: 'Ages 13 and up', es: '13 años o más' },
  'party.age.children': { en: 'Ages 2–12', es: 'De 2 a 12 años' },
  'party.age.infants': { en: 'Under 2', es: 'Menores de 2 años' },
  'party.limit_one': {
    en: 'Up to {{count}} guest, not counting infants',
    es: 'Hasta {{count}} huésped, sin contar bebés',
  },
  'party.limit_other': {
    en: 'Up to {{count}} guests, not counting infants',
    es: 'Hasta {{count}} huéspedes, sin contar bebés',
  },
  'party.adults_one': { en: '{{count}} adult', es: '{{count}} adulto' },
  'party.adults_other': { en: '{{count}} adults', es: '{{count}} adultos' },
  'party.children_one': { en: '{{count}} child', es: '{{count}} niño' },
  'party.children_other': { en: '{{count}} children', es: '{{count}} niños' },
  'party.infants_one': { en: '{{count}} infant', es: '{{count}} bebé' },
  'party.infants_other': { en: '{{count}} infants', es: '{{count}} bebés' },
  'party.pets_one': { en: '{{count}} pet', es: '{{count}} mascota' },
  'party.pets_other': { en: '{{count}} pets', es: '{{count}} mascotas' },
} satisfies Texts
