/** Of the kinds of guests. */
export const partyProblemTexts = {
  'problem.stay.children_invalid':
    'Ingrese un número válido de niños. Al menos un huésped debe ser adulto.',
  'problem.stay.infants_invalid': 'Ingrese un número válido de bebés.',
  'problem.stay.children_not_allowed': 'Esta casa no es apta para niños de 2 a 12 años.',
  'problem.stay.infants_not_allowed': 'Esta casa no es apta para bebés menores de 2 años.',
}
