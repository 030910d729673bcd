/** Of the kinds of guests and the nights of owners. */
export const calendarProblemTexts = {
  'problem.stay.children_invalid':
    'Ingrese un número válido de niños. Al menos un huésped debe ser adulto.',
  'problem.stay.infants_invalid': 'Ingrese un número válido de bebés.',
  'problem.stay.children_not_allowed': 'Esta casa no es apta para niños de 2 a 12 años.',
  'problem.stay.infants_not_allowed': 'Esta casa no es apta para bebés menores de 2 años.',
  'problem.calendar.range_reversed': 'La última noche no puede ser anterior a la primera.',
  'problem.calendar.range_past': 'Elija noches a partir de hoy.',
  'problem.calendar.range_too_far': 'Elija noches dentro de los próximos 24 meses.',
  'problem.calendar.nights_taken':
    'Algunas de estas noches están reservadas, apartadas o ya bloqueadas. No se cambió nada.',
  'problem.calendar.no_prices':
    'Estas casas aún no tienen precios. Primero fije un precio por noche.',
  'problem.calendar.nothing_to_change': 'Estas noches ya tienen esa configuración.',
  'problem.calendar.change_superseded':
    'Estas noches cambiaron de nuevo desde entonces, por lo que este cambio no se puede deshacer.',
  'problem.calendar.change_undone': 'Este cambio ya se deshizo.',
}
