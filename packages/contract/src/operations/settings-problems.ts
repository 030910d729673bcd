export const settingsProblems = {
  'brand.changed': {
    status: 409,
    en: 'A colleague changed the brand while you were editing. Reload the page to see it. Nothing was saved.',
    es: 'Otra persona del equipo cambió la marca mientras usted la editaba. Recargue la página para verla. No se guardó nada.',
  },
  'brand.picture_missing': {
    status: 400,
    en: 'We no longer have one of these pictures. Add it again.',
    es: 'Ya no tenemos una de estas imágenes. Agréguela de nuevo.',
  },
  'brand.picture_type': {
    status: 400,
    en: 'We couldn’t read this picture. Add a PNG, or an SVG for the logo.',
    es: 'No pudimos leer esta imagen. Agregue un PNG, o un SVG para el logotipo.',
  },
  'brand.svg_unsafe': {
    status: 400,
    en: 'This SVG contains a script, another document or a link to another file. Export it as plain shapes and add it again.',
    es: 'Este SVG contiene un script, otro documento o un enlace a otro archivo. Expórtelo como formas simples y agréguelo de nuevo.',
  },
  'brand.svg_unreadable': {
    status: 400,
    en: 'We couldn’t read this SVG. Export it again, or add a PNG.',
    es: 'No pudimos leer este SVG. Expórtelo de nuevo o agregue un PNG.',
  },
  'brand.svg_too_large': {
    status: 413,
    en: 'This SVG is larger than 100 KB. Export it without embedded photos, or add a PNG.',
    es: 'Este SVG pesa más de 100 KB. Expórtelo sin fotos incrustadas o agregue un PNG.',
  },
  'brand.icon_shape': {
    status: 400,
    en: 'The icon must be a square PNG of at least 512 × 512 px.',
    es: 'El ícono debe ser un PNG cuadrado de al menos 512 × 512 px.',
  },
  'brand.social_too_small': {
    status: 400,
    en: 'This picture is too small. It needs at least 1,200 × 630 px.',
    es: 'Esta imagen es demasiado pequeña. Necesita al menos 1,200 × 630 px.',
  },
  'pricing.tax_not_levied': {
    status: 400,
    en: 'A city’s tax applies in that city only.',
    es: 'El impuesto de una ciudad solo se aplica en esa ciudad.',
  },
  'settings.day_refused': {
    status: 400,
    en: 'Choose one of the start dates the page offers.',
    es: 'Elija una de las fechas de inicio que ofrece la página.',
  },
  'settings.day_taken': {
    status: 409,
    en: 'A change already starts on that day. Remove it first.',
    es: 'Ya hay un cambio que empieza ese día. Primero elimínelo.',
  },
  'settings.unchanged': {
    status: 409,
    en: 'That value already applies. Nothing was changed.',
    es: 'Ese valor ya se aplica. No se cambió nada.',
  },
  'settings.in_effect': {
    status: 409,
    en: 'This value is already in effect and can’t be changed or removed. Add another one.',
    es: 'Este valor ya está vigente y no se puede cambiar ni eliminar. Agregue otro.',
  },
  'fees.value_too_large': {
    status: 400,
    en: 'Enter a commission of up to 50% or a fee of up to $100.',
    es: 'Ingrese una comisión de 50% como máximo, o un cargo de $100 como máximo.',
  },
  'tax_rules.language_missing': {
    status: 400,
    en: 'Enter every name in English and in Spanish.',
    es: 'Ingrese cada nombre en inglés y en español.',
  },
  'tax_rules.code_taken': {
    status: 409,
    en: 'This code is already in use. Choose another one.',
    es: 'Este código ya está en uso. Elija otro.',
  },
  'tax_rules.unknown_code': {
    status: 400,
    en: 'This return or jurisdiction doesn’t exist. Reload the page and choose again.',
    es: 'Esta declaración o jurisdicción no existe. Recargue la página y elija de nuevo.',
  },
  'tax_rules.no_jurisdiction': {
    status: 400,
    en: 'Choose at least one jurisdiction where the authority taxes stays.',
    es: 'Elija al menos una jurisdicción donde la autoridad cobra impuestos por estancias.',
  },
  'tax_rules.still_levied': {
    status: 409,
    en: 'This authority has tax rates in a jurisdiction you left out. To end a tax, set its rate to 0.',
    es: 'Esta autoridad tiene tasas en una jurisdicción que quitó. Para terminar un impuesto, fije su tasa en 0.',
  },
  'tax_rules.past_day': {
    status: 400,
    en: 'Choose today or a later day.',
    es: 'Elija hoy o un día posterior.',
  },
  'tax_rules.in_use': {
    status: 409,
    en: 'Published homes are in this jurisdiction. Unpublish them before you stop offering it.',
    es: 'Hay casas publicadas en esta jurisdicción. Retírelas antes de dejar de ofrecerla.',
  },
  'neighborhoods.slug_taken': {
    status: 409,
    en: 'Another neighborhood already uses this web address.',
    es: 'Otra zona ya usa esta dirección web.',
  },
  'neighborhoods.name_taken': {
    status: 409,
    en: 'Another neighborhood already has this name.',
    es: 'Otra zona ya tiene este nombre.',
  },
  'neighborhoods.language_missing': {
    status: 400,
    en: 'Enter the name in English and Spanish. The line and the description need both languages or neither.',
    es: 'Ingrese el nombre en inglés y en español. La frase y la descripción van en los dos idiomas o en ninguno.',
  },
  'neighborhoods.outside': {
    status: 400,
    en: 'The center must be inside the boundary of a jurisdiction, for example 25.76064, -80.19193.',
    es: 'El centro debe estar dentro de los límites de una jurisdicción, por ejemplo 25.76064, -80.19193.',
  },
  'neighborhoods.in_use': {
    status: 409,
    en: 'Published homes are in this neighborhood. Move or unpublish them before you stop offering it.',
    es: 'Hay casas publicadas en esta zona. Muévalas o retírelas antes de dejar de ofrecerla.',
  },
  'places.slug_taken': {
    status: 409,
    en: 'Another place has almost the same name. Choose a different one.',
    es: 'Otro lugar tiene casi el mismo nombre. Elija uno distinto.',
  },
  'places.name_taken': {
    status: 409,
    en: 'Guests already find another place by one of these names. Nothing was saved.',
    es: 'Los huéspedes ya encuentran otro lugar con uno de estos nombres. No se guardó nada.',
  },
  'places.other_name_unclear': {
    status: 400,
    en: 'Each other name needs a letter or a digit.',
    es: 'Cada otro nombre necesita una letra o un dígito.',
  },
  'places.language_missing': {
    status: 400,
    en: 'Enter the name of the place and of each public holiday in English and Spanish.',
    es: 'Ingrese el nombre del lugar y de cada día festivo en inglés y en español.',
  },
  'places.time_zone_unknown': {
    status: 400,
    en: 'A place needs a time zone. Choose one such as America/Cancun.',
    es: 'Un lugar necesita una zona horaria. Elija una, como America/Cancun.',
  },
  'places.holiday_unclear': {
    status: 400,
    en: 'Each public holiday needs a name of its own and either a date or a weekday.',
    es: 'Cada día festivo necesita un nombre propio y una fecha o un día de la semana.',
  },
  'places.time_zone_fixed': {
    status: 409,
    en: 'This place has homes, so its time zone can’t change. Nothing was saved.',
    es: 'Este lugar tiene casas, así que su zona horaria no puede cambiar. No se guardó nada.',
  },
  'places.in_use': {
    status: 409,
    en: 'Published homes are in this place. Unpublish them before you stop offering it.',
    es: 'Hay casas publicadas en este lugar. Retírelas antes de dejar de ofrecerlo.',
  },
  'places.unknown': {
    status: 400,
    en: 'This place doesn’t exist. Choose one from the list.',
    es: 'Este lugar no existe. Elija uno de la lista.',
  },
  'places.still_used': {
    status: 409,
    en: 'It has homes or neighborhoods, so it stays in its place. Nothing was saved.',
    es: 'Tiene casas o zonas, así que se queda en su lugar. No se guardó nada.',
  },
  'booking.paused': {
    status: 409,
    en: 'New bookings are paused. You haven’t been charged. Please try again later.',
    es: 'Las reservas nuevas están en pausa. No se le hizo ningún cargo. Inténtelo más tarde.',
  },
  'owners.applications_paused': {
    status: 409,
    en: 'We aren’t taking new applications right now. Please try again later.',
    es: 'Por ahora no recibimos nuevas solicitudes. Inténtelo más tarde.',
  },
  'reviews.paused': {
    status: 409,
    en: 'Reviews are paused. Yours wasn’t saved. Please try again later.',
    es: 'Las reseñas están en pausa. La suya no se guardó. Inténtelo más tarde.',
  },
} as const
