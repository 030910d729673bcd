import type { Texts } from '#platform/language.ts'

export const importProblemTexts = {
  'import.cell_problem': { en: '{{field}}: {{problem}}', es: '{{field}}: {{problem}}' },
  'import.problem.missing': { en: 'Enter a value.', es: 'Ingrese un valor.' },
  'import.problem.too_many_cells': {
    en: 'This row has more cells than there are columns.',
    es: 'Esta fila tiene más celdas que columnas.',
  },
  'import.problem.formula': {
    en: '“{{detail}}” is a formula. Replace it with its value.',
    es: '“{{detail}}” es una fórmula. Reemplácela por su valor.',
  },
  'import.problem.not_email': {
    en: '“{{detail}}” isn’t an email address.',
    es: '“{{detail}}” no es un correo.',
  },
  'import.problem.not_phone': {
    en: '“{{detail}}” isn’t a phone number.',
    es: '“{{detail}}” no es un teléfono.',
  },
  'import.problem.not_number': {
    en: '“{{detail}}” isn’t a number.',
    es: '“{{detail}}” no es un número.',
  },
  'import.problem.not_money': {
    en: 'We can’t tell the amount “{{detail}}”. Write it in dollars like 1234.50.',
    es: 'No podemos leer el monto “{{detail}}”. Escríbalo en dólares, como 1234.50.',
  },
  'import.problem.not_choice': {
    en: '“{{detail}}” isn’t one of the options.',
    es: '“{{detail}}” no es una de las opciones.',
  },
  'import.problem.not_switch': {
    en: 'Write yes or no instead of “{{detail}}”.',
    es: 'Escriba sí o no en lugar de “{{detail}}”.',
  },
  'import.problem.not_clock': {
    en: '“{{detail}}” isn’t a time like 16:00.',
    es: '“{{detail}}” no es una hora como 16:00.',
  },
  'import.problem.not_postal_code': {
    en: '“{{detail}}” isn’t a ZIP code of 5 digits.',
    es: '“{{detail}}” no es un código postal de 5 dígitos.',
  },
  'import.problem.out_of_range': {
    en: 'The value has to be within {{detail}}.',
    es: 'El valor debe estar entre {{detail}}.',
  },
  'import.problem.too_long': {
    en: 'The text is longer than {{detail}} characters.',
    es: 'El texto supera los {{detail}} caracteres.',
  },
  'import.problem.several_lines': {
    en: 'The text has to fit on one line.',
    es: 'El texto debe caber en una línea.',
  },
  'import.problem.unknown_neighborhood': {
    en: 'There’s no neighborhood “{{detail}}”. Use its name as in Settings, or add it there.',
    es: 'No existe la zona “{{detail}}”. Use su nombre como en Configuración, o agréguela ahí.',
  },
  'import.problem.unknown_amenity': {
    en: 'We don’t know the amenity “{{detail}}”.',
    es: 'No conocemos la comodidad “{{detail}}”.',
  },
  'import.problem.needs_both': {
    en: 'A position needs both latitude and longitude.',
    es: 'Una posición necesita latitud y longitud.',
  },
  'import.problem.owner_unnamed': {
    en: 'This owner is new here. Enter their name.',
    es: 'Este propietario es nuevo. Ingrese su nombre.',
  },
  'import.problem.guest_unnamed': {
    en: 'This guest is new here. Enter their name.',
    es: 'Este huésped es nuevo. Ingrese su nombre.',
  },
  'import.problem.guest_missing': {
    en: 'There’s no guest’s name. If these dates are only closed, block them in the home’s calendar or connect the channel.',
    es: 'Falta el nombre del huésped. Si son solo fechas cerradas, bloquéelas en el calendario de la casa o conecte el canal.',
  },
  'import.problem.unknown_home': {
    en: 'There’s no home “{{detail}}”.',
    es: 'No existe la casa “{{detail}}”.',
  },
  'import.problem.ambiguous_home': {
    en: 'Several homes are named “{{detail}}”. Use the last part of its web address.',
    es: 'Varias casas se llaman “{{detail}}”. Use la última parte de su dirección web.',
  },
  'import.problem.own_home': {
    en: 'The guest owns this home. Block the dates in its calendar instead.',
    es: 'El huésped es propietario de esta casa. Bloquee las fechas en su calendario.',
  },
  'import.problem.not_day': {
    en: '“{{detail}}” isn’t a date in the chosen order.',
    es: '“{{detail}}” no es una fecha en el orden elegido.',
  },
  'import.problem.days_reversed': {
    en: 'Check-out has to be after check-in.',
    es: 'La salida debe ser después de la llegada.',
  },
  'import.problem.nights_taken': {
    en: 'The home isn’t available for all of {{detail}}.',
    es: 'La casa no está disponible en todas las fechas {{detail}}.',
  },
  'import.problem.payout_above_total': {
    en: 'The payout is more than the total.',
    es: 'El pago al propietario supera el total.',
  },
  'import.problem.already_here': {
    en: 'This owner already has a home named “{{detail}}”.',
    es: 'Este propietario ya tiene una casa llamada “{{detail}}”.',
  },
  'import.problem.review_already_here': {
    en: 'This review is already here.',
    es: 'Esta reseña ya está aquí.',
  },
  'import.problem.not_stars': {
    en: '“{{detail}}” isn’t a number of stars from 1 to 5. Of ten, write it like 9/10.',
    es: '“{{detail}}” no es un número de estrellas de 1 a 5. Si es sobre diez, escríbalo como 9/10.',
  },
  'import.problem.not_language': {
    en: '“{{detail}}” isn’t a language of this site. Leave it out, or translate the review.',
    es: '“{{detail}}” no es un idioma de este sitio. Omítalo o traduzca la reseña.',
  },
  'import.problem.in_future': {
    en: '“{{detail}}” is in the future.',
    es: '“{{detail}}” está en el futuro.',
  },
  'import.problem.twice_in_file': {
    en: 'Row {{detail}} is the same, or has some of its nights.',
    es: 'La fila {{detail}} es la misma o tiene algunas de sus noches.',
  },
  'import.problem.refused': {
    en: 'This row doesn’t fit with what’s here. Compare it with the home it’s about.',
    es: 'Esta fila no concuerda con lo que hay aquí. Compárela con la casa de la que trata.',
  },
  'import.problem.changed_since': {
    en: 'Someone has worked on it since, so it stays.',
    es: 'Alguien trabajó en ello después, por eso se conserva.',
  },
} satisfies Texts
