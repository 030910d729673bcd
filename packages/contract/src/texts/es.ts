import type { TextKey } from './en.ts'
import { problemTexts } from './es/problems.ts'
import { shellTexts } from './es/shell.ts'
import { uiTexts } from './es/ui.ts'

export const es: Record<TextKey, string> = { ...problemTexts, ...shellTexts, ...uiTexts }
