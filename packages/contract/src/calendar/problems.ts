export const calendarProblems = {
  'stay.dates_unreadable': { status: 400, en: 'Enter valid dates.', es: 'Ingrese fechas válidas.' },
  'stay.dates_reversed': {
    status: 400,
    en: 'Check-out must be after check-in.',
    es: 'La salida debe ser posterior a la llegada.',
  },
  'stay.dates_past': {
    status: 400,
    en: 'These dates are in the past.',
    es: 'Esas fechas ya pasaron.',
  },
  'stay.dates_too_far': {
    status: 400,
    en: 'These dates are too far in advance to book.',
    es: 'Todavía no se pueden reservar esas fechas.',
  },
  'stay.too_short': {
    status: 400,
    en: 'This home requires a longer stay on these dates.',
    es: 'Esta casa requiere una estancia más larga en esas fechas.',
  },
  'stay.too_long': {
    status: 400,
    en: 'This stay is longer than the maximum.',
    es: 'La estancia supera el máximo permitido.',
  },
  'stay.guests_invalid': {
    status: 400,
    en: 'Enter a valid number of guests.',
    es: 'Ingrese un número válido de huéspedes.',
  },
  'stay.too_many_guests': {
    status: 400,
    en: 'This home can’t accommodate that many guests.',
    es: 'Esta casa no admite tantos huéspedes.',
  },
  'stay.pets_invalid': {
    status: 400,
    en: 'Enter a valid number of pets.',
    es: 'Ingrese un número válido de mascotas.',
  },
  'stay.too_many_pets': {
    status: 400,
    en: 'This home doesn’t allow that many pets.',
    es: 'Esta casa no admite tantas mascotas.',
  },
  'stay.children_invalid': {
    status: 400,
    en: 'Enter a valid number of children. At least one guest must be an adult.',
    es: 'Ingrese un número válido de niños. Al menos un huésped debe ser adulto.',
  },
  'stay.infants_invalid': {
    status: 400,
    en: 'Enter a valid number of infants.',
    es: 'Ingrese un número válido de bebés.',
  },
  'stay.children_not_allowed': {
    status: 400,
    en: 'This home isn’t suitable for children aged 2–12.',
    es: 'Esta casa no es apta para niños de 2 a 12 años.',
  },
  'stay.infants_not_allowed': {
    status: 400,
    en: 'This home isn’t suitable for infants under 2.',
    es: 'Esta casa no es apta para bebés menores de 2 años.',
  },
  'calendar.dates_taken': {
    status: 409,
    en: 'Some of these dates aren’t available.',
    es: 'Algunas de esas fechas no están disponibles.',
  },
  'calendar.range_invalid': {
    status: 400,
    en: 'We can’t show these calendar dates.',
    es: 'No podemos mostrar esas fechas del calendario.',
  },
  'calendar.range_reversed': {
    status: 400,
    en: 'The last night can’t be before the first night.',
    es: 'La última noche no puede ser anterior a la primera.',
  },
  'calendar.range_past': {
    status: 400,
    en: 'Choose tonight or a later night.',
    es: 'Elija noches a partir de hoy.',
  },
  'calendar.range_too_far': {
    status: 400,
    en: 'Choose nights within the next 24 months.',
    es: 'Elija noches dentro de los próximos 24 meses.',
  },
  'calendar.nights_taken': {
    status: 409,
    en: 'Some of these nights are booked, on hold or already blocked. Nothing was changed.',
    es: 'Algunas de estas noches están reservadas, apartadas o ya bloqueadas. No se cambió nada.',
  },
  'calendar.no_prices': {
    status: 409,
    en: 'These homes have no prices yet. Set a nightly price first.',
    es: 'Estas casas aún no tienen precios. Primero fije un precio por noche.',
  },
  'calendar.nothing_to_change': {
    status: 409,
    en: 'These nights are already set this way.',
    es: 'Estas noches ya tienen esa configuración.',
  },
  'calendar.change_superseded': {
    status: 409,
    en: 'These nights have changed since then, so this change can’t be undone.',
    es: 'Estas noches cambiaron de nuevo desde entonces, por lo que este cambio no se puede deshacer.',
  },
  'calendar.change_undone': {
    status: 409,
    en: 'This change has already been undone.',
    es: 'Este cambio ya se deshizo.',
  },
} as const
