import type { Texts } from '#platform/language.ts'

export const statementVerificationTexts = {
  'statements.seal': { en: 'Seal', es: 'Sello' },
  'statements.sealing': {
    en: 'Ended. Will be sealed today at 6 AM',
    es: 'Terminado. Se sella hoy a las 6 a.m.',
  },
  'statements.not_sealed': { en: 'Not sealed yet', es: 'Aún sin sellar' },
  'statements.sealed': { en: 'Sealed', es: 'Sellado' },
  'statements.sealed_at': {
    en: 'Sealed {{at}}, Miami time',
    es: 'Sellado el {{at}}, hora de Miami',
  },
  'statements.sealed_lines_one': {
    en: '{{count}} ledger line.',
    es: '{{count}} línea del libro contable.',
  },
  'statements.sealed_lines_other': {
    en: '{{count}} ledger lines.',
    es: '{{count}} líneas del libro contable.',
  },
  'statements.verify': { en: 'Verify', es: 'Verificar' },
  'statements.verify_month': {
    en: 'Verify the statement for {{month}}',
    es: 'Verificar el estado de cuenta de {{month}}',
  },
  'statements.verifying': { en: 'Verifying…', es: 'Verificando…' },
  'statements.verify_failed': {
    en: 'We couldn’t verify this statement',
    es: 'No pudimos verificar este estado de cuenta',
  },
  'statements.intact': {
    en: 'Verified: this statement hasn’t changed since it was sealed.',
    es: 'Verificado: este estado de cuenta no ha cambiado desde que se selló.',
  },
  'statements.intact_detail_one': {
    en: 'Sealed {{sealed}} · checked {{checked}} · {{count}} ledger line matches',
    es: 'Sellado el {{sealed}} · revisado el {{checked}} · {{count}} línea del libro contable coincide',
  },
  'statements.intact_detail_other': {
    en: 'Sealed {{sealed}} · checked {{checked}} · {{count}} ledger lines match',
    es: 'Sellado el {{sealed}} · revisado el {{checked}} · {{count}} líneas del libro contable coinciden',
  },
  'statements.broken': {
    en: 'The ledger no longer matches the sealed statement for {{month}}.',
    es: 'El libro contable ya no coincide con el estado de cuenta sellado de {{month}}.',
  },
  'statements.broken_detail': {
    en: 'Sealed {{sealed}} with {{before}} ledger lines · checked {{checked}}, {{count}} found. Our team was notified. The sealed statement stays as it is.',
    es: 'Sellado el {{sealed}} con {{before}} líneas · revisado el {{checked}}, con {{count}}. Avisamos a nuestro equipo. El estado de cuenta sellado queda como está.',
  },
  'statements.verify_file': { en: 'Verify a file', es: 'Verificar un archivo' },
  'statements.verify_another': { en: 'Verify another file', es: 'Verificar otro archivo' },
  'statements.file_match': {
    en: 'This file is our sealed statement for {{month}}, unchanged.',
    es: 'Este archivo es nuestro estado de cuenta sellado de {{month}}, sin cambios.',
  },
  'statements.file_match_detail': {
    en: 'Sealed {{sealed}} · checked {{checked}}',
    es: 'Sellado el {{sealed}} · revisado el {{checked}}',
  },
  'statements.file_mismatch': {
    en: 'This file doesn’t match our sealed statement for {{month}}.',
    es: 'Este archivo no coincide con nuestro estado de cuenta sellado de {{month}}.',
  },
  'statements.file_mismatch_detail': {
    en: 'It may have been edited or saved by another program. Your records are safe. Use the original instead.',
    es: 'Es posible que se haya editado o guardado con otro programa. Sus registros están a salvo. Use el original.',
  },
  'statements.file_unknown': {
    en: 'This file isn’t one of your sealed statements.',
    es: 'Este archivo no es uno de sus estados de cuenta sellados.',
  },
  'statements.file_unknown_detail': {
    en: 'Choose a PDF or CSV that you downloaded here or received by email after the month was sealed.',
    es: 'Elija un PDF o CSV que descargó aquí o recibió por correo después de que se selló el mes.',
  },
  'statements.file_failed': {
    en: 'We couldn’t verify this file',
    es: 'No pudimos verificar este archivo',
  },
  'statements.file_unreadable': {
    en: 'We couldn’t read this file. Choose a PDF or CSV of up to 20 MB.',
    es: 'No pudimos leer este archivo. Elija un PDF o CSV de hasta 20 MB.',
  },
  'statements.seal_text': {
    en: 'This statement can’t be changed. Verify it on your Statements page with the file or this seal (SHA-256):',
    es: 'Este estado de cuenta no se puede cambiar. Verifíquelo en su página de estados de cuenta con el archivo o con este sello (SHA-256):',
  },
  'statements.seal_short': { en: 'Seal {{seal}}', es: 'Sello {{seal}}' },
} satisfies Texts
