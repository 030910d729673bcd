import type { Texts } from '#platform/language.ts'

export const limitTexts = {
  'audit.approvals.limit_changed': {
    en: 'Changed an approval limit',
    es: 'Cambió un límite de aprobación',
  },
  'admin_approvals.kind.approval_limit': { en: 'Higher limit', es: 'Límite más alto' },
  'admin_approvals.view.approval_limit': { en: 'View limits', es: 'Ver límites' },
  'admin_approvals.effect.approval_limit': {
    en: '{{name}} requested this. If you approve, one administrator can act alone up to this amount.',
    es: '{{name}} lo solicitó. Si lo aprueba, una sola persona del equipo podrá aprobar hasta este monto.',
  },
  'limits.title': { en: 'Limits', es: 'Límites' },
  'limits.description': {
    en: 'Actions above a limit need a second administrator. Lowering a limit takes effect right away. Raising one needs a second administrator too.',
    es: 'Lo que supera un límite necesita una segunda aprobación. Si baja un límite, se aplica de inmediato. Si lo sube, también necesita una segunda aprobación.',
  },
  'limits.asked': {
    en: '{{name}} asked to raise it to {{amount}}.',
    es: '{{name}} solicitó subirlo a {{amount}}.',
  },
  'limits.amount': { en: 'New limit', es: 'Nuevo límite' },
  'limits.lower': {
    en: 'This limit is lower, so it takes effect right away.',
    es: 'Este límite es más bajo, así que se aplica de inmediato.',
  },
  'limits.higher': {
    en: 'This limit is higher, so it applies once a second administrator approves it.',
    es: 'Este límite es más alto, así que se aplicará cuando otra persona del equipo lo apruebe.',
  },
  'limits.wrong.amount': {
    en: 'Enter another amount, at most $1,000,000.00',
    es: 'Ingrese otro monto, de $1,000,000.00 como máximo',
  },
  'limits.save': { en: 'Lower limit', es: 'Bajar límite' },
  'limits.ask': { en: 'Request higher limit', es: 'Solicitar límite más alto' },
  'limits.saved': { en: 'Limit changed', es: 'Se cambió el límite' },
  'limits.requested': {
    en: 'Requested. A colleague has to approve it.',
    es: 'Se solicitó. Otra persona del equipo tiene que aprobarlo.',
  },
} satisfies Texts
