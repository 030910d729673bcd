import type { operationsProblems } from '#operations/problems.ts'

type Code = keyof typeof operationsProblems

export const operationsProblemTexts: { [code in Code as `problem.${code}`]: string } = {
  'problem.emails.not_waiting': 'Este correo no está en espera de un nuevo envío.',
  'problem.acting.refused': 'No puede abrir la cuenta de un administrador ni una cuenta bloqueada.',
  'problem.acting.denied': 'Solo esta persona puede hacerlo. Salga de la cuenta y pídaselo.',
  'problem.operations.yourself':
    'No puede hacer esto con su propia cuenta. Pídaselo a otra persona del equipo.',
  'problem.operations.last_admin': 'Es el último administrador. Nombre antes a otra persona.',
}
