import type { Texts } from '#platform/language.ts'

export const suitesTexts = {
  'suites.deletion_blocked.published_home': {
    en: 'You have a published home. Unpublish it first.',
    es: 'Tiene una casa publicada. Retire la publicación primero.',
  },
  'suite_kind.villa': { en: 'Villa', es: 'Villa' },
  'suite_kind.house': { en: 'House', es: 'Casa' },
  'suite_kind.penthouse': { en: 'Penthouse', es: 'Penthouse' },
  'suite_kind.apartment': { en: 'Apartment', es: 'Apartamento' },
  'suite_kind.loft': { en: 'Loft', es: 'Loft' },
  'suite_kind.townhouse': { en: 'Townhouse', es: 'Townhouse' },
  'suite_kind.bungalow': { en: 'Bungalow', es: 'Bungaló' },
  'bed.king_one': { en: 'King bed', es: 'Cama king' },
  'bed.king_other': { en: '{{count}} king beds', es: '{{count}} camas king' },
  'bed.queen_one': { en: 'Queen bed', es: 'Cama queen' },
  'bed.queen_other': { en: '{{count}} queen beds', es: '{{count}} camas queen' },
  'bed.double_one': { en: 'Double bed', es: 'Cama doble' },
  'bed.double_other': { en: '{{count}} double beds', es: '{{count}} camas dobles' },
  'bed.single_one': { en: 'Twin bed', es: 'Cama individual' },
  'bed.single_other': { en: '{{count}} twin beds', es: '{{count}} camas individuales' },
  'bed.bunk_one': { en: 'Bunk bed', es: 'Litera' },
  'bed.bunk_other': { en: '{{count}} bunk beds', es: '{{count}} literas' },
  'bed.sofa_bed_one': { en: 'Sofa bed', es: 'Sofá cama' },
  'bed.sofa_bed_other': { en: '{{count}} sofa beds', es: '{{count}} sofás cama' },
  'bed.crib_one': { en: 'Crib', es: 'Cuna' },
  'bed.crib_other': { en: '{{count}} cribs', es: '{{count}} cunas' },
  'aspect.cleanliness': { en: 'Cleanliness', es: 'Limpieza' },
  'aspect.accuracy': { en: 'Accuracy', es: 'Veracidad' },
  'aspect.checkIn': { en: 'Check-in', es: 'Llegada' },
  'aspect.communication': { en: 'Communication', es: 'Comunicación' },
  'aspect.location': { en: 'Location', es: 'Ubicación' },
  'aspect.value': { en: 'Value', es: 'Relación calidad-precio' },
  'cancellation.flexible': {
    en: 'Full refund until 24 hours before check-in',
    es: 'Reembolso completo hasta 24 horas antes de la llegada',
  },
  'cancellation.moderate': {
    en: 'Full refund until 5 days before check-in',
    es: 'Reembolso completo hasta 5 días antes de la llegada',
  },
  'cancellation.limited': {
    en: 'Full refund until 14 days before check-in, 50% until 7 days before',
    es: 'Reembolso completo hasta 14 días antes de la llegada; 50% hasta 7 días antes',
  },
  'cancellation.firm': {
    en: 'Full refund until 30 days before check-in, 50% until 7 days before',
    es: 'Reembolso completo hasta 30 días antes de la llegada; 50% hasta 7 días antes',
  },
  'cancellation.measured': {
    en: 'Full refund until 30 days before check-in, 50% until 14 days before',
    es: 'Reembolso completo hasta 30 días antes de la llegada; 50% hasta 14 días antes',
  },
  'cancellation.long': {
    en: 'Full refund until 60 days before check-in, 50% until 30 days before',
    es: 'Reembolso completo hasta 60 días antes de la llegada; 50% hasta 30 días antes',
  },
  'cancellation.strict': {
    en: 'Full refund until 60 days before check-in',
    es: 'Reembolso completo hasta 60 días antes de la llegada',
  },
  'cancellation.final': { en: 'Nights are non-refundable', es: 'Las noches no son reembolsables' },
} satisfies Texts
