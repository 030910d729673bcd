import type { SetupStep } from '@marea/contract/setup/steps.ts'
import { useText } from '#platform/texts/texts.tsx'
import { State } from '#ui/text/badge.tsx'

const tones = { done: 'good', skipped: 'plain', open: 'warn' } as const

export function StepState({ state }: Pick<SetupStep, 'state'>) {
  const t = useText()
  return <State tone={tones[state]}>{t(`setup.state.${state}`)}</State>
}
