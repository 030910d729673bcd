import type { SetupFinding } from '@marea/contract/setup/steps.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { State } from '#ui/text/badge.tsx'

export function Findings({ findings }: { findings: readonly SetupFinding[] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Section title={t('setup.found')} aria-live='polite'>
      <RowList>
        {findings.map(({ finding, tone, detail }) => (
          <Row
            key={`${finding} ${detail}`}
            actions={<State tone={tone}>{t(`setup.tone.${tone}`)}</State>}
          >
            {t(`setup.finding.${finding}`, {
              detail: finding === 'backup_written' ? time.localDateTime(detail) : detail,
            })}
          </Row>
        ))}
      </RowList>
    </Section>
  )
}
