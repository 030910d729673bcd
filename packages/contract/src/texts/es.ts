import type { TextKey } from './en.ts'
import { pageTexts } from './es/pages.ts'
import { problemTexts } from './es/problems.ts'
import { shellTexts } from './es/shell.ts'
import { uiTexts } from './es/ui.ts'

export const es: Record<TextKey, string> = {
  ...pageTexts,
  ...problemTexts,
  ...shellTexts,
  ...uiTexts,
}
