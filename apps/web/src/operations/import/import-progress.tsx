import type { ImportDetails } from '@marea/contract/operations/imports/imports.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Progress } from '#ui/chart/progress.tsx'
import { formatNumber } from '#ui/format/format-number.ts'
import { Stack } from '#ui/page/stack.tsx'
import { allOf } from './past-imports.tsx'

/** The rows that still wait for the job; those with problems are not imported. */
const waits = {
  checking: 'waiting',
  running: 'ready',
  undoing: 'imported',
} as const

export function ImportProgress({ file: { state, counts } }: { file: ImportDetails }) {
  const t = useText()
  const language = useLanguage()
  if (state !== 'checking' && state !== 'running' && state !== 'undoing') return null
  const all = allOf(counts)
  const done = all - counts[waits[state]]
  const number = (value: number) => formatNumber(value, language)
  return (
    <Stack gap={3}>
      <Progress
        label={t(`import.progress.${state}`)}
        share={all > 0 ? done / all : 0}
        valueText={t('import.progress_of', { done: number(done), all: number(all) })}
      />
      <p className='soft'>{t('import.may_leave')}</p>
    </Stack>
  )
}
