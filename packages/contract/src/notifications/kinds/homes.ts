import { z } from 'zod'
import { quiet, urgent } from '#notifications/channels.ts'
import { defineKind } from '#notifications/kind.ts'
import { toDoPath } from '#notifications/stay-facts.ts'
import { Code } from '#suites/jurisdictions.ts'

const License = z.object({
  home: z.string(),
  slug: z.string(),
  license: Code,
})

const licensePath = ({ slug }: { slug: string }) =>
  `/property-management/homes/${slug}?section=licenses`

export const homeKinds = {
  expense_to_approve: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: urgent,
    email: 'own',
    icon: 'tag',
    after: ['owners.expense_requested'],
    facts: z.object({
      amount: z.int(),
      home: z.string(),
      requestId: z.string(),
      /** In each language. */
      concepts: z.record(z.string(), z.string()),
    }),
    path: ({ requestId }) => toDoPath(`expense:${requestId}`),
    label: { en: 'Expense to approve', es: 'Gasto por aprobar' },
    words: {
      title: { en: 'Approve an expense: {{amount}}', es: 'Apruebe un gasto: {{amount}}' },
      body: { en: '{{concept}} at {{home}}', es: '{{concept}} en {{home}}' },
    },
    action: { en: 'Review expense', es: 'Revisar gasto' },
  }),
  feed_trouble: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: urgent,
    email: 'own',
    icon: 'alert',
    after: ['channels.feed_troubled'],
    facts: z.object({
      home: z.string(),
      channel: z.string(),
      state: z.enum(['paused', 'failing']),
    }),
    path: () => '/property-management/channels',
    label: { en: 'Problem with a connected calendar', es: 'Problema con un calendario conectado' },
    words: {
      paused: {
        title: {
          en: 'Calendar paused: {{channel}}, {{home}}',
          es: 'Calendario en pausa: {{channel}}, {{home}}',
        },
        body: {
          en: 'It suddenly showed far fewer dates. Your dates stay blocked until you decide.',
          es: 'De pronto mostró muchas menos fechas. Sus fechas siguen bloqueadas hasta que decida.',
        },
      },
      failing: {
        title: {
          en: 'We can’t load a calendar: {{channel}}, {{home}}',
          es: 'No podemos cargar un calendario: {{channel}}, {{home}}',
        },
        body: {
          en: 'Your blocked dates stay blocked. Check the calendar’s address.',
          es: 'Sus fechas bloqueadas siguen bloqueadas. Revise la dirección del calendario.',
        },
      },
    },
    action: { en: 'Check calendar', es: 'Revisar calendario' },
  }),
  license_expiring: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: urgent,
    email: 'generic',
    icon: 'seal',
    after: 'calendar',
    facts: License.extend({ day: z.iso.date(), state: z.enum(['soon', 'expired']) }),
    path: licensePath,
    label: { en: 'License expiring', es: 'Licencia por vencer' },
    words: {
      soon: {
        title: { en: 'License expiring: {{home}}', es: 'Licencia por vencer: {{home}}' },
        body: {
          en: '{{license}}, valid until {{day}}. Renew it and enter the new date.',
          es: '{{license}}, vigente hasta el {{day}}. Renueve el documento e ingrese la nueva fecha.',
        },
      },
      expired: {
        title: { en: 'License expired: {{home}}', es: 'Licencia vencida: {{home}}' },
        body: {
          en: '{{license}}, valid until {{day}}. Renew it and enter the new date.',
          es: '{{license}}, vigente hasta el {{day}}. Renueve el documento e ingrese la nueva fecha.',
        },
      },
    },
    action: { en: 'Update license', es: 'Actualizar licencia' },
  }),
  license_accepted: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: quiet,
    email: 'generic',
    icon: 'seal',
    after: ['suites.license_accepted'],
    facts: License,
    path: licensePath,
    label: { en: 'License verified', es: 'Licencia verificada' },
    words: {
      title: { en: 'License verified: {{home}}', es: 'Licencia verificada: {{home}}' },
      body: {
        en: '{{license}}. We found it in the public record.',
        es: '{{license}}. Aparece en el registro público.',
      },
    },
    action: { en: 'View license', es: 'Ver licencia' },
  }),
  license_correction: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: urgent,
    email: 'own',
    icon: 'seal',
    after: ['suites.correction_asked'],
    facts: License.extend({ reason: z.string() }),
    path: licensePath,
    label: { en: 'License correction needed', es: 'Licencia por corregir' },
    words: {
      title: { en: 'License correction needed: {{home}}', es: 'Licencia por corregir: {{home}}' },
      body: { en: '{{license}}: {{reason}}', es: '{{license}}: {{reason}}' },
    },
    action: { en: 'Correct license', es: 'Corregir licencia' },
  }),
  webhook_disabled: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: urgent,
    email: 'own',
    icon: 'alert',
    after: ['integrations.webhook_disabled'],
    facts: z.object({ host: z.string(), endpointId: z.string() }),
    path: ({ endpointId }) => `/property-management/integrations/${endpointId}`,
    label: { en: 'Webhook turned off', es: 'Webhook desactivado' },
    words: {
      title: { en: 'Webhook turned off: {{host}}', es: 'Webhook desactivado: {{host}}' },
      body: {
        en: 'Every request failed for 3 days. Fix the receiver and turn the endpoint on again.',
        es: 'Todas las solicitudes fallaron durante 3 días. Corrija el receptor y active de nuevo el destino.',
      },
    },
    action: { en: 'View endpoint', es: 'Ver destino' },
  }),
  home_reviewed: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: quiet,
    email: 'generic',
    icon: 'star',
    after: ['reviews.written'],
    facts: z.object({
      home: z.string(),
      slug: z.string(),
      name: z.string(),
      /** The number of stars. */
      count: z.int(),
      words: z.string(),
    }),
    path: ({ slug }) => `/suite-details/${slug}#reviews`,
    label: { en: 'Review of a home', es: 'Reseña de una casa' },
    words: {
      title_one: {
        en: 'New review of {{home}}: {{count}} star',
        es: 'Nueva reseña de {{home}}: {{count}} estrella',
      },
      title_other: {
        en: 'New review of {{home}}: {{count}} stars',
        es: 'Nueva reseña de {{home}}: {{count}} estrellas',
      },
      body: { en: '{{name}}: “{{words}}”', es: '{{name}}: “{{words}}”' },
    },
    action: { en: 'View review', es: 'Ver reseña' },
  }),
}
