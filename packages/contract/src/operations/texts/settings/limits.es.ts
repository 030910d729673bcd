import type { limitTexts as english } from './limits.en.ts'

export const limitTexts: Record<keyof typeof english, string> = {
  'audit.approvals.limit_changed': 'Cambió un límite de aprobación',
  'approval_desk.kind.approval_limit': 'Límite más alto',
  'approval_desk.view.approval_limit': 'Ver límites',
  'approval_desk.effect.approval_limit':
    '{{name}} lo solicitó. Si lo aprueba, una sola persona del equipo podrá aprobar hasta este monto.',
  'limits.title': 'Límites',
  'limits.description':
    'Lo que supera un límite necesita una segunda aprobación. Si baja un límite, se aplica de inmediato. Si lo sube, también necesita una segunda aprobación.',
  'limits.act': 'Acción',
  'limits.limit': 'Límite',
  'limits.change': 'Cambiar',
  'limits.action': 'Opciones',
  'limits.change_of': 'Cambiar límite: {{act}}',
  'limits.asked': '{{name}} solicitó subirlo a {{amount}}.',
  'limits.amount': 'Nuevo límite',
  'limits.reason': 'Motivo',
  'limits.reason_hint': 'Lo verá quien dé la segunda aprobación.',
  'limits.lower': 'Este límite es más bajo, así que se aplica de inmediato.',
  'limits.higher':
    'Este límite es más alto, así que se aplicará cuando otra persona del equipo lo apruebe.',
  'limits.wrong.amount': 'Ingrese otro monto, de $1,000,000.00 como máximo',
  'limits.wrong.reason': 'Ingrese al menos 3 caracteres',
  'limits.save': 'Bajar límite',
  'limits.ask': 'Solicitar límite más alto',
  'limits.saved': 'Se cambió el límite',
  'limits.requested': 'Se solicitó. Otra persona del equipo tiene que aprobarlo.',
  'limits.not_saved': 'No pudimos cambiar el límite',
  'limits.history': 'Historial de límites',
  'limits.changed': '{{act}}: de {{before}} a {{after}}',
  'limits.by': '{{name}}, {{at}}',
  'limits.by_two': '{{name}}, con aprobación de {{approver}}, {{at}}',
}
