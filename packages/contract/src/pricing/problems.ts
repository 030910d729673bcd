export const pricingProblems = {
  'pricing.seasons_overlap': {
    status: 409,
    en: 'Two seasons overlap.',
    es: 'Dos temporadas se superponen.',
  },
  'pricing.price_out_of_range': {
    status: 400,
    en: 'Enter a price per night between $10 and $100,000.',
    es: 'Ingrese un precio por noche entre $10 y $100,000.',
  },
  'pricing.percent_out_of_range': {
    status: 400,
    en: 'Enter a whole percentage, up to 90% off. Weekday prices can also go up by as much as 300%.',
    es: 'Ingrese un porcentaje entero de hasta 90% de descuento. El precio de un día de la semana también puede subir hasta 300%.',
  },
  'pricing.weekday_change_out_of_range': {
    status: 400,
    en: 'Enter a change in dollars that keeps every night between $10 and $100,000.',
    es: 'Ingrese un cambio en dólares que mantenga cada noche entre $10 y $100,000.',
  },
  'pricing.weekday_units_mixed': {
    status: 400,
    en: 'Change weekdays by percent or by dollars, not both.',
    es: 'Cambie los días de la semana por porcentaje o por dólares, no por ambos.',
  },
  'pricing.days_out_of_range': {
    status: 400,
    en: 'Enter a number of days between 0 and 365.',
    es: 'Ingrese un número de días entre 0 y 365.',
  },
  'pricing.min_stay_out_of_range': {
    status: 400,
    en: 'Enter a number of nights between 1 and the longest stay this home accepts.',
    es: 'Ingrese un número de noches entre 1 y la estancia más larga que acepta esta casa.',
  },
  'pricing.season_unnamed': {
    status: 400,
    en: 'Enter a name for this season.',
    es: 'Ingrese un nombre para esta temporada.',
  },
  'pricing.season_reversed': {
    status: 400,
    en: 'The last night of a season can’t be before its first night.',
    es: 'La última noche de una temporada no puede ser anterior a la primera.',
  },
  'pricing.season_past': {
    status: 400,
    en: 'This season is in the past. Choose dates starting today or later.',
    es: 'Esta temporada ya pasó. Elija fechas a partir de hoy.',
  },
  'pricing.season_shorter_than_stay': {
    status: 400,
    en: 'The minimum stay is longer than this season. Lower it or extend the season.',
    es: 'La estancia mínima es más larga que esta temporada. Redúzcala o extienda la temporada.',
  },
  'pricing.rule_repeated': {
    status: 400,
    en: 'There’s already a rule for this number. Change or remove one of them.',
    es: 'Ya existe una regla para este número. Cambie o elimine una.',
  },
  'pricing.lead_times_overlap': {
    status: 400,
    en: 'Early-bird discounts must begin after the last-minute ones end.',
    es: 'Los descuentos por anticipación deben empezar después de los de último minuto.',
  },
  'pricing.floor_above_ceiling': {
    status: 400,
    en: 'The lowest price can’t be above the highest price.',
    es: 'El precio más bajo no puede ser mayor que el precio más alto.',
  },
  'pricing.rules_outdated': {
    status: 409,
    en: 'Someone else changed these rules. Your edits weren’t saved.',
    es: 'Otra persona cambió estas reglas. Sus cambios no se guardaron.',
  },
  'pricing.extra_not_offered': {
    status: 400,
    en: 'One of the selected extras isn’t available at this home.',
    es: 'Uno de los extras elegidos no está disponible en esta casa.',
  },
  'pricing.coupon_unreadable': {
    status: 400,
    en: 'Please enter a valid coupon code',
    es: 'Ingrese un código de cupón válido',
  },
  'pricing.coupon_exists': {
    status: 409,
    en: 'A coupon with this code already exists.',
    es: 'Ya existe un cupón con este código.',
  },
  'pricing.coupon_invalid': {
    status: 409,
    en: 'Invalid or expired coupon code',
    es: 'Código de cupón inválido o vencido',
  },
} as const
