import type { Texts } from '#platform/language.ts'

export const feeTexts = {
  'audit.agreements.version_added': {
    en: 'Added a new version of an owner’s agreement',
    es: 'Agregó una nueva versión del contrato de un propietario',
  },
  'audit.fees.changed': { en: 'Changed a fee', es: 'Cambió un cargo' },
  'audit.fees.change_removed': { en: 'Removed an upcoming fee', es: 'Eliminó un cargo futuro' },
  'fees.link': { en: 'Fees and commission', es: 'Cargos y comisión' },
  'fees.title': { en: 'Fees and commission', es: 'Cargos y comisión' },
  'fees.description': {
    en: 'What {{brand}} charges by default. A change applies from its start date. Earlier bookings, agreements and withdrawals aren’t affected.',
    es: 'Lo que {{brand}} cobra de forma predeterminada. Un cambio se aplica desde su fecha de inicio. No afecta las reservas, los contratos ni los retiros anteriores.',
  },
  'fees.load_failed': { en: 'We couldn’t load the fees', es: 'No pudimos cargar los cargos' },
  'fees.name.commission': {
    en: 'Commission for new owners',
    es: 'Comisión para nuevos propietarios',
  },
  'fees.name.withdrawal_us': {
    en: 'Withdrawal to a US bank',
    es: 'Retiro a un banco de Estados Unidos',
  },
  'fees.name.withdrawal_mx': {
    en: 'Withdrawal to a bank in Mexico',
    es: 'Retiro a un banco de México',
  },
  'fees.about.commission': {
    en: 'A percentage of the rent, in the agreement that begins with an owner’s first home.',
    es: 'Un porcentaje de la renta, en el contrato que empieza con la primera casa de un propietario.',
  },
  'fees.about.withdrawal_us': {
    en: 'Paid from the wallet for each withdrawal by ACH.',
    es: 'Se paga de la billetera por cada retiro por ACH.',
  },
  'fees.about.withdrawal_mx': {
    en: 'Paid from the wallet for each withdrawal by SPEI.',
    es: 'Se paga de la billetera por cada retiro por SPEI.',
  },
  'fees.percent': { en: 'New commission, in percent', es: 'Nueva comisión, en porcentaje' },
  'fees.amount': { en: 'New fee', es: 'Nuevo cargo' },
  'fees.wrong.value': {
    en: 'Enter up to 50% or up to $100.00',
    es: 'Ingrese hasta 50% o hasta $100.00',
  },
  'fees.agreements': { en: 'Agreements with owners', es: 'Contratos con propietarios' },
  'fees.agreements_about': {
    en: 'The commission agreed with an owner applies to their homes, regardless of the default.',
    es: 'La comisión acordada con un propietario se aplica a sus casas, sea cual sea la predeterminada.',
  },
  'fees.owner': { en: 'Owner', es: 'Propietario' },
  'fees.commission': { en: 'Commission', es: 'Comisión' },
  'fees.next': { en: 'Next change', es: 'Próximo cambio' },
  'fees.no_next': { en: 'None', es: 'Ninguno' },
  'fees.next_on': { en: '{{value}} from {{day}}', es: '{{value}} a partir del {{day}}' },
  'fees.view_agreements': { en: 'Change agreements', es: 'Cambiar contratos' },
  'fees.no_agreements': {
    en: 'No owner has an agreement yet.',
    es: 'Ningún propietario tiene un contrato todavía.',
  },
} satisfies Texts
