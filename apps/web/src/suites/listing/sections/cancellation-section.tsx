import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import { cancellationCodes } from '@marea/contract/suites/suite-choices.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor, useSection } from '#suites/listing/editor/editor-context.ts'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { Columns } from '#ui/page/columns.tsx'
import styles from './sections.module.css'

type CancellationSectionProps = { drawCurve: (policy: CancellationPolicy) => ReactNode }

export function CancellationSection({ drawCurve }: CancellationSectionProps) {
  const t = useText()
  const { listing } = useEditor()
  const { content, change } = useSection('cancellation')
  const policy = listing.policies.find(({ code }) => code === content.code)
  return (
    <Columns kind='many'>
      <RadioChoice
        label={t('listing.field.code')}
        name='cancellation'
        options={cancellationCodes.map((value) => ({ value, label: t(`cancellation.${value}`) }))}
        value={content.code ?? ''}
        onChange={(chosen) =>
          change({ code: cancellationCodes.find((each) => each === chosen) ?? null })
        }
      />
      {policy && <div className={styles.curve}>{drawCurve(policy)}</div>}
    </Columns>
  )
}
