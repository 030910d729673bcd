import type { SetupStep } from '@marea/contract/setup/steps.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { StepState } from './step-state.tsx'

export function StepList({ steps }: { steps: readonly SetupStep[] }) {
  const t = useText()
  return (
    <RowList>
      {steps.map(({ step, state }) => (
        <Row key={step} actions={<StepState state={state} />}>
          <Link to={`/admin/setup/${step}`}>
            <b>{t(`setup.step.${step}`)}</b>
          </Link>
        </Row>
      ))}
    </RowList>
  )
}
