import type { operationsProblems } from '#operations/problems.ts'

type Code = keyof typeof operationsProblems

export const operationsProblemTexts: { [code in Code as `problem.${code}`]: string } = {
  'problem.emails.not_waiting': 'Este correo no está en espera de un nuevo envío.',
  'problem.acting.refused': 'No puede abrir la cuenta de un administrador ni una cuenta bloqueada.',
  'problem.acting.denied':
    'Solo el titular de la cuenta puede hacerlo. Salga de la cuenta y pídaselo.',
  'problem.operations.use_console':
    'Esta casa no es suya. Haga este cambio en la consola o abra la cuenta del propietario.',
  'problem.operations.yourself':
    'No puede hacer esto con su propia cuenta. Pídaselo a otra persona del equipo.',
  'problem.operations.admin_unconfirmed':
    'Para administrar se necesita un correo confirmado, una contraseña y una cuenta sin bloqueo. Pida a la persona que agregue lo que falta.',
}
