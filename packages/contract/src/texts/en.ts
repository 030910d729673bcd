import { problemTexts } from './en/problems.ts'
import { shellTexts } from './en/shell.ts'

export const en = { ...problemTexts, ...shellTexts }

export type TextKey = keyof typeof en
