import type { jobsTexts as english } from './jobs.en.ts'

export const jobsTexts: Record<keyof typeof english, string> = {
  'jobs.title': 'Tareas',
  'jobs.load_failed': 'No pudimos cargar las tareas.',
  'jobs.failed_none': 'No hay tareas fallidas',
  'jobs.failed_none_description': 'Aquí aparecen las tareas que fallan en todos sus intentos.',
  'jobs.failed_one': '{{count}} tarea fallida',
  'jobs.failed_other': '{{count}} tareas fallidas',
  'jobs.attempts_one': '{{count}} intento',
  'jobs.attempts_other': '{{count}} intentos',
  'jobs.retry': 'Intentar de nuevo',
  'jobs.retried': '{{name}} está otra vez en la fila.',
  'jobs.discard': 'Descartar',
  'jobs.discard_title': '¿Descartar esta tarea?',
  'jobs.discard_description':
    'La tarea no se ejecutará. Su nombre queda en el registro de auditoría.',
  'jobs.keep': 'Conservar tarea',
  'jobs.discarded': 'Se descartó {{name}}',
  'jobs.not_changed': 'No pudimos actualizar esta tarea.',
  'jobs.queues': 'Filas',
  'jobs.queues_none': 'No hay nada en espera.',
  'jobs.name': 'Tarea',
  'jobs.waiting': 'En espera',
  'jobs.active': 'En curso',
  'jobs.oldest': 'La más antigua',
  'jobs.minutes': '{{minutes}} min',
}
