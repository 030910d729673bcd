import { problemTexts } from './en/problems.ts'
import { shellTexts } from './en/shell.ts'
import { uiTexts } from './en/ui.ts'

export const en = { ...problemTexts, ...shellTexts, ...uiTexts }

export type TextKey = keyof typeof en
