import type { Texts } from '#platform/language.ts'

export const taxRuleTexts = {
  'audit.jurisdictions.added': {
    en: 'Added the jurisdiction {{name}}',
    es: 'Agregó la jurisdicción {{name}}',
  },
  'audit.jurisdictions.changed': {
    en: 'Changed the jurisdiction {{name}}',
    es: 'Modificó la jurisdicción {{name}}',
  },
  'audit.licenses.kind_added': {
    en: 'Added the license {{name}}',
    es: 'Agregó la licencia {{name}}',
  },
  'audit.licenses.kind_changed': {
    en: 'Changed the license {{name}}',
    es: 'Modificó la licencia {{name}}',
  },
  'audit.taxes.authority_added': {
    en: 'Added the tax authority {{name}}',
    es: 'Agregó la autoridad fiscal {{name}}',
  },
  'audit.taxes.authority_changed': {
    en: 'Changed the tax authority {{name}}',
    es: 'Modificó la autoridad fiscal {{name}}',
  },
  'audit.taxes.return_added': {
    en: 'Added the tax return {{name}}',
    es: 'Agregó la declaración {{name}}',
  },
  'audit.taxes.return_changed': {
    en: 'Changed the tax return {{name}}',
    es: 'Modificó la declaración {{name}}',
  },
  'audit.subject.jurisdiction': { en: 'Jurisdiction', es: 'Jurisdicción' },
  'audit.subject.license': { en: 'License', es: 'Licencia' },
  'audit.subject.tax_return': { en: 'Tax return', es: 'Declaración' },
  'tax_rules.link': { en: 'Jurisdictions', es: 'Jurisdicciones' },
  'tax_rules.title': {
    en: 'Jurisdictions, taxes and licenses',
    es: 'Jurisdicciones, impuestos y licencias',
  },
  'tax_rules.description': {
    en: 'Where homes can be, who taxes stays there, how each tax is filed and which licenses homes need. New names show right away. Rates are set under Tax rates.',
    es: 'Dónde puede haber casas, quién cobra impuestos por las estancias, cómo se declara cada impuesto y qué licencias necesitan las casas. Los nombres nuevos se ven de inmediato. Las tasas se fijan en Tasas de impuestos.',
  },
  'tax_rules.load_failed': {
    en: 'We couldn’t load the jurisdictions',
    es: 'No pudimos cargar las jurisdicciones',
  },
  'tax_rules.jurisdictions': { en: 'Jurisdictions', es: 'Jurisdicciones' },
  'tax_rules.authorities': { en: 'Tax authorities', es: 'Autoridades fiscales' },
  'tax_rules.returns': { en: 'Tax returns', es: 'Declaraciones' },
  'tax_rules.licenses': { en: 'Licenses', es: 'Licencias' },
  'tax_rules.add_jurisdiction': { en: 'Add jurisdiction', es: 'Agregar jurisdicción' },
  'tax_rules.add_authority': { en: 'Add tax authority', es: 'Agregar autoridad fiscal' },
  'tax_rules.add_return': { en: 'Add tax return', es: 'Agregar declaración' },
  'tax_rules.add_license': { en: 'Add license', es: 'Agregar licencia' },
  'tax_rules.edit': { en: 'Edit', es: 'Editar' },
  'tax_rules.action': { en: 'Action', es: 'Acción' },
  'tax_rules.name': { en: 'Name', es: 'Nombre' },
  'tax_rules.facts': { en: 'Details', es: 'Detalles' },
  'tax_rules.not_offered': { en: 'Not offered', es: 'No se ofrece' },
  'tax_rules.due_on': {
    en: 'Due by day {{day}} of the next month',
    es: 'Vence el día {{day}} del mes siguiente',
  },
  'tax_rules.save': { en: 'Save changes', es: 'Guardar cambios' },
  'tax_rules.saved': { en: 'Changes saved', es: 'Cambios guardados' },
  'tax_rules.not_saved': {
    en: 'We couldn’t save your changes',
    es: 'No pudimos guardar los cambios',
  },
  'tax_rules.code': { en: 'Code', es: 'Código' },
  'tax_rules.code_hint': {
    en: 'Lowercase letters, digits and underscores, such as key_largo. It can’t be changed later.',
    es: 'Letras minúsculas, números y guiones bajos, como key_largo. No se puede cambiar después.',
  },
  'tax_rules.name_in': { en: 'Name ({{language}})', es: 'Nombre ({{language}})' },
  'tax_rules.form_in': { en: 'Form ({{language}})', es: 'Formulario ({{language}})' },
  'tax_rules.place_hint': {
    en: 'Homes here follow its clock and its holidays.',
    es: 'Las casas siguen su reloj y sus días festivos.',
  },
  'tax_rules.boundary': { en: 'Boundary', es: 'Límite' },
  'tax_rules.boundary_hint': {
    en: 'Latitude and longitude of each corner, one per line. Where boundaries overlap, the smallest one counts.',
    es: 'Latitud y longitud de cada esquina, una por línea. Donde los límites se superponen, cuenta el más pequeño.',
  },
  'tax_rules.guests_per_bedroom': {
    en: 'Guests per bedroom, at most',
    es: 'Huéspedes por dormitorio, como máximo',
  },
  'tax_rules.guests_besides': { en: 'Additional guests', es: 'Huéspedes adicionales' },
  'tax_rules.guests_at_most': {
    en: 'Guests in one home, at most',
    es: 'Huéspedes en una casa, como máximo',
  },
  'tax_rules.no_limit': {
    en: 'Leave empty for no limit.',
    es: 'Déjelo vacío si no hay límite.',
  },
  'tax_rules.allows_houses': {
    en: 'Short stays in single-family homes are allowed',
    es: 'Se permiten estancias cortas en casas unifamiliares',
  },
  'tax_rules.offered': {
    en: 'Homes can be published here',
    es: 'Se pueden publicar casas aquí',
  },
  'tax_rules.filed_with': { en: 'Filed with', es: 'Se declara en' },
  'tax_rules.levied_in': { en: 'Taxes stays in', es: 'Cobra impuestos por estancias en' },
  'tax_rules.due_day': {
    en: 'Due day in the next month',
    es: 'Día de vencimiento en el mes siguiente',
  },
  'tax_rules.due_hint': {
    en: 'Months that are over keep the due day they had.',
    es: 'Los meses que terminaron conservan el día que tenían.',
  },
  'tax_rules.moves': {
    en: 'Moves to the next business day',
    es: 'Pasa al siguiente día hábil',
  },
  'tax_rules.paid_before': {
    en: 'The payment must start one business day earlier',
    es: 'El pago debe iniciarse un día hábil antes',
  },
  'tax_rules.allowance': {
    en: 'Collection allowance, in percent of the tax',
    es: 'Descuento por recaudación, en porcentaje del impuesto',
  },
  'tax_rules.allowance_part': {
    en: 'Tax it is calculated on, up to, in dollars',
    es: 'Impuesto sobre el que se calcula, hasta, en dólares',
  },
  'tax_rules.allowance_max': {
    en: 'Maximum allowance, in dollars',
    es: 'Descuento máximo, en dólares',
  },
  'tax_rules.example': { en: 'Example of a number', es: 'Ejemplo de un número' },
  'tax_rules.example_hint': {
    en: 'Owners see it where they enter theirs.',
    es: 'Los propietarios lo ven donde ingresan el suyo.',
  },
  'tax_rules.required_in': { en: 'Required in', es: 'Se exige en' },
  'tax_rules.required_note': {
    en: 'Published homes without the license are unpublished on the start date.',
    es: 'Las casas publicadas sin la licencia se retiran en la fecha de inicio.',
  },
  'tax_rules.required_from': { en: 'Start date in {{place}}', es: 'Fecha de inicio en {{place}}' },
  'tax_rules.wrong.code': {
    en: 'Enter lowercase letters, digits and underscores',
    es: 'Ingrese letras minúsculas, números y guiones bajos',
  },
  'tax_rules.wrong.name': {
    en: 'Enter it in English and in Spanish',
    es: 'Ingréselo en inglés y en español',
  },
  'tax_rules.wrong.boundary': {
    en: 'Enter at least three corners, such as 25.7617, -80.1918',
    es: 'Ingrese al menos tres esquinas, como 25.7617, -80.1918',
  },
  'tax_rules.wrong.number': {
    en: 'Enter a whole number up to 50',
    es: 'Ingrese un número entero de 50 como máximo',
  },
  'tax_rules.wrong.due_day': { en: 'Enter a day from 1 to 28', es: 'Ingrese un día del 1 al 28' },
  'tax_rules.wrong.percent': {
    en: 'Enter a percentage from 0 to 20',
    es: 'Ingrese un porcentaje de 0 a 20',
  },
  'tax_rules.wrong.dollars': {
    en: 'Enter an amount in dollars, or leave it empty',
    es: 'Ingrese un monto en dólares o déjelo vacío',
  },
  'tax_rules.wrong.return': {
    en: 'Choose the return it is filed with',
    es: 'Elija la declaración en que se incluye',
  },
  'tax_rules.wrong.places': {
    en: 'Choose at least one jurisdiction',
    es: 'Elija al menos una jurisdicción',
  },
  'tax_rules.wrong.day': {
    en: 'Choose today or a later day',
    es: 'Elija hoy o un día posterior',
  },
} satisfies Texts
