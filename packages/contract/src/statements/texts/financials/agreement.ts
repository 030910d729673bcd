import type { Texts } from '#platform/language.ts'

export const agreementTexts = {
  'agreement.title': { en: 'Agreement', es: 'Contrato' },
  'agreement.description': {
    en: 'What you and {{brand}} agreed on for your homes. New bookings follow the version in effect on the day they’re made.',
    es: 'Lo que usted y {{brand}} acordaron para sus casas. Las nuevas reservas siguen la versión vigente el día en que se hacen.',
  },
  'agreement.load_failed': {
    en: 'We couldn’t load your agreement',
    es: 'No pudimos cargar su contrato',
  },
  'agreement.none': { en: 'No agreement yet', es: 'Aún no hay contrato' },
  'agreement.none_description': {
    en: 'You’ll find it here once you list your first home.',
    es: 'Lo encontrará aquí cuando publique su primera casa.',
  },
  'agreement.homes_one': { en: '{{count}} home', es: '{{count}} casa' },
  'agreement.homes_other': { en: '{{count}} homes', es: '{{count}} casas' },
  'agreement.on_rent': {
    en: '{{brand}} commission on rent',
    es: 'Comisión de {{brand}} sobre la renta',
  },
  'agreement.not_on': {
    en: 'Also charged on extra guests and the extras you offer. Not charged on cleaning fees, pet fees or taxes.',
    es: 'También se cobra sobre los huéspedes adicionales y los extras que ofrece. No se cobra sobre los cargos por limpieza o mascota ni sobre los impuestos.',
  },
  'agreement.bookings_stay': {
    en: 'Bookings already made keep their commission.',
    es: 'Las reservas ya hechas conservan su comisión.',
  },
  'agreement.since': { en: 'Since {{from}}', es: 'Desde el {{from}}' },
  'agreement.from': { en: 'From {{from}}', es: 'A partir del {{from}}' },
  'agreement.between': { en: '{{from}} – {{to}}', es: '{{from}} – {{to}}' },
  'agreement.state.current': { en: 'In effect', es: 'Vigente' },
  'agreement.state.coming': { en: 'Upcoming', es: 'Próxima' },
  'agreement.state.past': { en: 'Ended', es: 'Terminada' },
  'agreement.rules': { en: 'Rules in effect', es: 'Reglas vigentes' },
  'agreement.covered': { en: 'Homes covered', es: 'Casas incluidas' },
  'agreement.limit': { en: 'Expenses without approval', es: 'Gastos sin aprobación' },
  'agreement.up_to': { en: 'up to {{amount}}', es: 'hasta {{amount}}' },
  'agreement.reserve': { en: 'Reserve', es: 'Reserva de fondos' },
  'agreement.per_home': { en: '{{amount}} per home', es: '{{amount}} por casa' },
  'agreement.no_reserve': { en: 'None', es: 'Ninguna' },
  'agreement.notice': { en: 'Notice to end or change', es: 'Aviso para terminar o cambiar' },
  'agreement.days_one': { en: '{{count}} day', es: '{{count}} día' },
  'agreement.days_other': { en: '{{count}} days', es: '{{count}} días' },
  'agreement.dispute_bearer': { en: 'Lost card disputes', es: 'Disputas de tarjeta perdidas' },
  'agreement.dispute_bearer.platform': {
    en: '{{brand}} pays for them',
    es: 'Las paga {{brand}}',
  },
  'agreement.dispute_bearer.owner': {
    en: 'The owner pays, up to the share of the booking',
    es: 'Las paga quien es propietario, hasta su parte de la reserva',
  },
  'agreement.commission': { en: 'Commission on rent', es: 'Comisión sobre la renta' },
  'agreement.reserve_each': { en: 'Reserve per home', es: 'Reserva de fondos por casa' },
  'agreements.title': { en: 'Agreements', es: 'Contratos' },
  'agreements.description': {
    en: 'Commission and rules by owner. A new version starts on a future date and never changes bookings already made.',
    es: 'Comisión y reglas por propietario. Una nueva versión empieza en una fecha futura y nunca cambia las reservas ya hechas.',
  },
  'agreements.none': { en: 'No agreements yet', es: 'Aún no hay contratos' },
  'agreements.no_homes': { en: 'No homes', es: 'Sin casas' },
  'agreements.add': { en: 'Add version', es: 'Agregar versión' },
  'agreements.add_title': { en: 'New version for {{owner}}', es: 'Nueva versión para {{owner}}' },
  'agreements.day': { en: 'Effective date', es: 'Fecha de vigencia' },
  'agreements.day_hint': {
    en: 'Bookings made from this day on follow this version.',
    es: 'Las reservas que se hagan desde ese día siguen esta versión.',
  },
  'agreements.percent': { en: 'Commission on rent, %', es: 'Comisión sobre la renta, %' },
  'agreements.notice': { en: 'Notice, in days', es: 'Aviso, en días' },
  'agreements.dispute_bearer_hint': {
    en: 'For bookings made from that day on. The processor’s fee is always ours.',
    es: 'Para reservas que se hagan desde ese día. El cargo del procesador siempre es nuestro.',
  },
  'agreements.note': { en: 'Note to the owner', es: 'Nota para el propietario' },
  'agreements.note_hint': {
    en: 'Optional. Included in the email to the owner.',
    es: 'Opcional. Se incluye en el correo al propietario.',
  },
  'agreements.save': {
    en: 'Add version and email owner',
    es: 'Agregar versión y avisar por correo',
  },
  'agreements.added': { en: 'Version added', es: 'Versión agregada' },
  'agreements.not_added': {
    en: 'We couldn’t add the version',
    es: 'No pudimos agregar la versión',
  },
  'agreements.wrong.day': {
    en: 'Choose a date after today.',
    es: 'Elija una fecha después de hoy.',
  },
  'agreements.wrong.percent': {
    en: 'Enter a percentage from 0 to 100, such as 17.5.',
    es: 'Escriba un porcentaje de 0 a 100, como 17.5.',
  },
  'agreements.wrong.reserve': {
    en: 'Enter an amount up to $100,000.00.',
    es: 'Escriba un monto de hasta $100,000.00.',
  },
  'agreements.wrong.notice': {
    en: 'Enter a number of days from 0 to 365.',
    es: 'Escriba un número de días de 0 a 365.',
  },
} satisfies Texts
