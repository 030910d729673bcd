import type { Texts } from '#platform/language.ts'

export const bankAccountsTexts = {
  'bank.title': { en: 'Bank accounts', es: 'Cuentas bancarias' },
  'bank.description': {
    en: 'Where your withdrawals go, in the United States or in Mexico.',
    es: 'Adónde van sus retiros, en Estados Unidos o en México.',
  },
  'bank.none': { en: 'No bank accounts yet', es: 'Aún no hay cuentas bancarias' },
  'bank.none_description': {
    en: 'Add an account to receive your withdrawals. Your details are encrypted.',
    es: 'Agregue la cuenta donde recibirá sus retiros. Sus datos se guardan cifrados.',
  },
  'bank.add': { en: 'Add bank account', es: 'Agregar cuenta' },
  'bank.added': {
    en: 'Bank account added successfully',
    es: 'Cuenta bancaria agregada correctamente',
  },
  'bank.edit': { en: 'Edit', es: 'Editar' },
  'bank.edit_of': { en: 'Edit {{name}}', es: 'Editar {{name}}' },
  'bank.saved': { en: 'Bank account saved', es: 'Cuenta bancaria guardada' },
  'bank.make_default': { en: 'Set as default', es: 'Usar como predeterminada' },
  'bank.default': { en: 'Default', es: 'Predeterminada' },
  'bank.made_default': {
    en: '{{name}} is now your default account',
    es: '{{name}} es ahora su cuenta predeterminada',
  },
  'bank.remove': { en: 'Remove', es: 'Eliminar' },
  'bank.remove_question': { en: 'Remove {{name}}?', es: '¿Eliminar {{name}}?' },
  'bank.remove_description': {
    en: 'Its details are deleted right away. Past withdrawals stay in your history.',
    es: 'Sus datos se eliminan de inmediato. Los retiros anteriores quedan en su historial.',
  },
  'bank.remove_next_default': {
    en: 'Another account will become your default.',
    es: 'Otra cuenta será la predeterminada.',
  },
  'bank.keep': { en: 'Keep account', es: 'Conservar cuenta' },
  'bank.removed': { en: 'Bank account removed', es: 'Cuenta bancaria eliminada' },
  'bank.more': { en: 'More options for {{name}}', es: 'Más opciones para {{name}}' },
  'bank.ends': { en: 'Ending in {{digits}}', es: 'Termina en {{digits}}' },
  'bank.clabe_ends': { en: 'CLABE ending in {{digits}}', es: 'CLABE terminada en {{digits}}' },
  'bank.ready_on': {
    en: 'Ready for withdrawals from {{day}}',
    es: 'Recibe retiros desde el {{day}}',
  },
  'bank.unusable': {
    en: 'Payment returned. Add the account again',
    es: 'Pago devuelto. Agregue la cuenta de nuevo',
  },
  'bank.country': { en: 'Country', es: 'País' },
  'bank.country.US': { en: 'United States', es: 'Estados Unidos' },
  'bank.country.MX': { en: 'Mexico', es: 'México' },
  'bank.kind': { en: 'Account type', es: 'Tipo de cuenta' },
  'bank.kind.checking': { en: 'Checking', es: 'De cheques' },
  'bank.kind.savings': { en: 'Savings', es: 'De ahorros' },
  'bank.routing': { en: 'Routing number', es: 'Número de ruta' },
  'bank.routing_hint': {
    en: '9 digits, at the bottom left of your checks.',
    es: '9 dígitos, abajo a la izquierda en sus cheques.',
  },
  'bank.account': { en: 'Account number', es: 'Número de cuenta' },
  'bank.account_hint': {
    en: '4–17 digits, including leading zeros.',
    es: 'De 4 a 17 dígitos, con los ceros iniciales.',
  },
  'bank.clabe': { en: 'CLABE', es: 'CLABE' },
  'bank.clabe_hint': {
    en: '18 digits, shown on your bank statement.',
    es: '18 dígitos. Aparece en su estado de cuenta.',
  },
  'bank.digits_left_one': { en: '{{count}} digit to go', es: 'Falta {{count}} dígito' },
  'bank.digits_left_other': { en: '{{count}} digits to go', es: 'Faltan {{count}} dígitos' },
  'bank.number_valid': { en: 'Valid number.', es: 'Número válido.' },
  'bank.number_valid_bank': { en: 'Valid number: {{bank}}.', es: 'Número válido: {{bank}}.' },
  'bank.name': { en: 'Bank name', es: 'Nombre del banco' },
  'bank.name_hint': {
    en: 'We’ll fill this in if we recognize the number.',
    es: 'Lo completamos si reconocemos el número.',
  },
  'bank.name_required': { en: 'Bank name is required', es: 'El nombre del banco es obligatorio' },
  'bank.is_default': {
    en: 'Set as default withdrawal account',
    es: 'Usar como cuenta de retiro predeterminada',
  },
  'bank.first_default': {
    en: 'Your first account is set as the default.',
    es: 'Su primera cuenta es la predeterminada.',
  },
  'bank.encrypted': {
    en: 'Your details are encrypted. We only ever show the last 4 digits.',
    es: 'Sus datos se guardan cifrados. Solo mostramos los últimos 4 dígitos.',
  },
  'bank.save': { en: 'Save', es: 'Guardar' },
  'bank.cancel': { en: 'Cancel', es: 'Cancelar' },
  'bank.fault.routing.length': {
    en: 'A routing number has 9 digits.',
    es: 'Un número de ruta tiene 9 dígitos.',
  },
  'bank.fault.routing.bank': {
    en: 'Check the first 2 digits of the routing number.',
    es: 'Revise los 2 primeros dígitos del número de ruta.',
  },
  'bank.fault.routing.checksum': {
    en: 'This routing number isn’t valid. Check each digit.',
    es: 'Este número de ruta no es válido. Revise cada dígito.',
  },
  'bank.fault.account.length': {
    en: 'An account number has 4 to 17 digits.',
    es: 'Un número de cuenta tiene de 4 a 17 dígitos.',
  },
  'bank.fault.clabe.length': { en: 'A CLABE has 18 digits.', es: 'Una CLABE tiene 18 dígitos.' },
  'bank.fault.clabe.bank': {
    en: 'We don’t recognize this bank. Check the first 3 digits.',
    es: 'No reconocemos este banco. Revise los 3 primeros dígitos.',
  },
  'bank.fault.clabe.checksum': {
    en: 'This CLABE isn’t valid. Check each digit.',
    es: 'Esta CLABE no es válida. Revise cada dígito.',
  },
} satisfies Texts
