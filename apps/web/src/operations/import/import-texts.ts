import type { ImportColumn } from '@marea/contract/operations/imports/import-column.ts'
import {
  type ImportKind,
  importColumns,
  type RowProblem,
} from '@marea/contract/operations/imports/imports.ts'
import { languageTable } from '@marea/contract/platform/language.ts'
import type { Say } from '#platform/texts/texts.tsx'

export function columnLabel(t: Say, { label, language }: ImportColumn): string {
  const field = t(label)
  return language
    ? t('import.in_language', { field, language: languageTable[language].name })
    : field
}

/** What is wrong, after the field it is about. */
export function problemText(
  t: Say,
  kind: ImportKind,
  { column, code, detail }: RowProblem,
): string {
  const problem = t(`import.problem.${code}`, { detail })
  const about = importColumns[kind].find(({ id }) => id === column)
  return about ? t('import.cell_problem', { field: columnLabel(t, about), problem }) : problem
}
