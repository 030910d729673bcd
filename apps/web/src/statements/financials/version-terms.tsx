import type { AgreementVersion } from '@marea/contract/suites/agreements.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { State } from '#ui/text/badge.tsx'

const tones = { current: 'good', coming: 'info', past: 'plain' } as const

export function VersionList({ versions }: { versions: readonly AgreementVersion[] }) {
  const t = useText()
  return (
    <RowList isDense>
      {versions.map((version) => (
        <Row
          key={version.effectiveOn}
          className={version.state === 'current' ? 'figures' : 'figures soft'}
          actions={
            <State tone={tones[version.state]}>{t(`agreement.state.${version.state}`)}</State>
          }
        >
          <span>
            <b>{percentOf(version)}</b> · <Days version={version} />
          </span>
          {version.note && <small>{version.note}</small>}
        </Row>
      ))}
    </RowList>
  )
}

function Days({ version: { effectiveOn, endsOn, state } }: { version: AgreementVersion }) {
  const t = useText()
  const time = useTimeFormat()
  const from = time.day(effectiveOn, 'medium')
  if (endsOn === null) {
    return t(state === 'coming' ? 'agreement.from' : 'agreement.since', { from })
  }
  return t('agreement.between', { from, to: time.day(endsOn, 'medium') })
}

export function percentOf({ commissionPerMille }: Pick<AgreementVersion, 'commissionPerMille'>) {
  return `${commissionPerMille / 10}%`
}
