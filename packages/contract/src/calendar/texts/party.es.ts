import type { partyTexts as english } from './party.en.ts'

export const partyTexts: Record<keyof typeof english, string> = {
  'party.kind.adults': 'Adultos',
  'party.kind.children': 'Niños',
  'party.kind.infants': 'Bebés',
  'party.kind.pets': 'Mascotas',
  'party.age.adults': '13 años o más',
  'party.age.children': 'De 2 a 12 años',
  'party.age.infants': 'Menores de 2 años',
  'party.limit_one': 'Hasta {{count}} huésped, sin contar bebés',
  'party.limit_other': 'Hasta {{count}} huéspedes, sin contar bebés',
  'party.adults_one': '{{count}} adulto',
  'party.adults_other': '{{count}} adultos',
  'party.children_one': '{{count}} niño',
  'party.children_other': '{{count}} niños',
  'party.infants_one': '{{count}} bebé',
  'party.infants_other': '{{count}} bebés',
  'party.pets_one': '{{count}} mascota',
  'party.pets_other': '{{count}} mascotas',
}
