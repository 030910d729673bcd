import type { SetupStep } from '@marea/contract/setup/steps.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Section } from '#ui/page/section.tsx'
import { StepList } from './step-list.tsx'

/** On the console’s home, as long as something of the setup is left; skipped steps too. */
export function SetupToDos({ steps }: { steps: readonly SetupStep[] }) {
  const t = useText()
  const left = steps.filter(({ state }) => state !== 'done')
  if (left.length === 0) return null
  return (
    <Section title={t('setup.todo_title')} lead={t('setup.steps_left', { count: left.length })}>
      <StepList steps={left} />
    </Section>
  )
}
