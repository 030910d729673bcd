import type { Texts } from '#platform/language.ts'

export const jobsTexts = {
  'jobs.title': { en: 'Jobs', es: 'Tareas' },
  'jobs.load_failed': { en: 'We couldn’t load the jobs.', es: 'No pudimos cargar las tareas.' },
  'jobs.failed_none': { en: 'No failed jobs', es: 'No hay tareas fallidas' },
  'jobs.failed_none_description': {
    en: 'Jobs that fail every attempt appear here.',
    es: 'Aquí aparecen las tareas que fallan en todos sus intentos.',
  },
  'jobs.failed_one': { en: '{{count}} failed job', es: '{{count}} tarea fallida' },
  'jobs.failed_other': { en: '{{count}} failed jobs', es: '{{count}} tareas fallidas' },
  'jobs.attempts_one': { en: '{{count}} attempt', es: '{{count}} intento' },
  'jobs.attempts_other': { en: '{{count}} attempts', es: '{{count}} intentos' },
  'jobs.retry': { en: 'Try again', es: 'Intentar de nuevo' },
  'jobs.retried': { en: '{{name}} is queued again.', es: '{{name}} está otra vez en la fila.' },
  'jobs.discard': { en: 'Discard', es: 'Descartar' },
  'jobs.discard_title': { en: 'Discard this job?', es: '¿Descartar esta tarea?' },
  'jobs.discard_description': {
    en: 'This job won’t run. Its name stays in the audit log.',
    es: 'La tarea no se ejecutará. Su nombre queda en el registro de auditoría.',
  },
  'jobs.keep': { en: 'Keep job', es: 'Conservar tarea' },
  'jobs.discarded': { en: '{{name}} discarded', es: 'Se descartó {{name}}' },
  'jobs.not_changed': {
    en: 'We couldn’t update this job.',
    es: 'No pudimos actualizar esta tarea.',
  },
  'jobs.queues': { en: 'Queues', es: 'Filas' },
  'jobs.queues_none': { en: 'Nothing is waiting.', es: 'No hay nada en espera.' },
  'jobs.name': { en: 'Job', es: 'Tarea' },
  'jobs.waiting': { en: 'Waiting', es: 'En espera' },
  'jobs.active': { en: 'Running', es: 'En curso' },
  'jobs.oldest': { en: 'Oldest', es: 'La más antigua' },
  'jobs.minutes': { en: '{{minutes}} min', es: '{{minutes}} min' },
} satisfies Texts
