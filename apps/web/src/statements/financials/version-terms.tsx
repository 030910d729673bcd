import type { AgreementVersion } from '@marea/contract/suites/agreements.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { State } from '#ui/text/badge.tsx'
import styles from './agreements.module.css'

const tones = { current: 'good', coming: 'info', past: 'plain' } as const

export function VersionList({ versions }: { versions: readonly AgreementVersion[] }) {
  const t = useText()
  return (
    <ol className={styles.versions}>
      {versions.map((version) => (
        <li key={version.effectiveOn} className={styles[version.state]}>
          <b>{percentOf(version)}</b>
          <div>
            <span>
              <Days version={version} />
              {version.note && <small className='soft'>{version.note}</small>}
            </span>
            <State tone={tones[version.state]}>{t(`agreement.state.${version.state}`)}</State>
          </div>
        </li>
      ))}
    </ol>
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
