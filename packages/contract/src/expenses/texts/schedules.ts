import type { Texts } from '#platform/language.ts'

export const expenseScheduleTexts = {
  'expense.schedules': { en: 'Recurring bills', es: 'Gastos recurrentes' },
  'expense.schedules_description': {
    en: 'We record these bills on the same day of each period.',
    es: 'Registramos estos gastos el mismo día de cada período.',
  },
  'expense.schedules_none': { en: 'No recurring bills', es: 'No hay gastos recurrentes' },
  'expense.schedules_none_description': {
    en: 'When you add an expense, choose how often it repeats.',
    es: 'Al agregar un gasto, elija cada cuánto se repite.',
  },
  'expense.schedules_failed': {
    en: 'We couldn’t load the recurring bills',
    es: 'No pudimos cargar los gastos recurrentes',
  },
  'expense.schedule_next': {
    en: '{{frequency}}, next on {{day}}',
    es: '{{frequency}}, el próximo el {{day}}',
  },
  'expense.schedule_stopped': { en: 'Stopped on {{day}}', es: 'Detenido el {{day}}' },
  'expense.schedule_stop': { en: 'Stop', es: 'Detener' },
  'expense.schedule_stop_of': { en: 'Stop: {{concept}}', es: 'Detener: {{concept}}' },
  'expense.schedule_stop_question': {
    en: 'Stop this recurring bill?',
    es: '¿Detener este gasto recurrente?',
  },
  'expense.schedule_stop_note': {
    en: '{{concept}} won’t be recorded again. Past entries stay.',
    es: '{{concept}} no se registrará de nuevo. Lo registrado se conserva.',
  },
  'expense.schedule_stop_confirm': { en: 'Stop bill', es: 'Detener gasto' },
  'expense.schedule_keep': { en: 'Keep bill', es: 'Conservar gasto' },
  'expense.schedule_stop_done': { en: 'Recurring bill stopped', es: 'Gasto recurrente detenido' },
  'expense.schedule_not_stopped': {
    en: 'We couldn’t stop the recurring bill',
    es: 'No pudimos detener el gasto recurrente',
  },
  'admin_expenses.title': { en: 'Expenses', es: 'Gastos' },
  'admin_expenses.description': {
    en: 'Record what {{brand}} pays for owners, ask for approval and manage recurring bills.',
    es: 'Registre lo que {{brand}} paga por los propietarios, pida su aprobación y administre los gastos recurrentes.',
  },
  'admin_expenses.requests': { en: 'Requests to owners', es: 'Solicitudes a propietarios' },
  'admin_expenses.requests_none': {
    en: 'No requests yet. Expenses over an owner’s limit appear here.',
    es: 'Todavía no hay solicitudes. Aquí aparece lo que supera el límite de un propietario.',
  },
  'admin_expenses.latest': { en: 'Latest expenses', es: 'Últimos gastos' },
  'admin_expenses.latest_all': { en: 'View all expenses', es: 'Ver todos los gastos' },
  'admin_expenses.latest_none': { en: 'No expenses yet.', es: 'Todavía no hay gastos.' },
  'admin_expenses.status.pending': { en: 'Waiting for the owner', es: 'En espera del propietario' },
  'admin_expenses.status.approved': { en: 'Approved', es: 'Aprobada' },
  'admin_expenses.status.declined': { en: 'Declined: {{reason}}', es: 'Rechazada: {{reason}}' },
  'admin_expenses.asked_on': { en: 'Asked on {{day}}', es: 'Enviada el {{day}}' },
  'admin_expenses.quote_add': { en: 'Attach quote', es: 'Adjuntar presupuesto' },
  'admin_expenses.quote_replace': { en: 'Replace quote', es: 'Reemplazar presupuesto' },
  'admin_expenses.load_failed': {
    en: 'We couldn’t load the expenses',
    es: 'No pudimos cargar los gastos',
  },
} satisfies Texts
