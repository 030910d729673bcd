import type { shellTexts as english } from '../en/shell.ts'

export const shellTexts: Record<keyof typeof english, string> = {
  'shell.skip': 'Ir al contenido',
}
