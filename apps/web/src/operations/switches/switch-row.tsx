import type { FeatureSwitch, SwitchSetting } from '@marea/contract/platform/switches.ts'
import admin from '#operations/frame/admin-page.module.css'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './switches.module.css'

const tones = { everyone: 'good', share: 'info', admins: 'warn', nobody: 'bad' } as const

export function SwitchRow({ item }: { item: FeatureSwitch }) {
  const t = useText()
  const { name, audience, history } = item
  const label = t(`switches.name.${name}`)
  return (
    <li className={admin.item}>
      <div className={styles.facts}>
        <Heading level={2} size='name'>
          {label}
        </Heading>
        <p className='soft'>{t(`switches.about.${name}`)}</p>
        <State tone={tones[audience]}>
          <Shown setting={item} />
        </State>
        {history.length > 0 ? (
          <History history={history} />
        ) : (
          <p className='small soft'>{t('switches.never')}</p>
        )}
      </div>
      <LinkButton small kind='quiet' to={`?open=${name}`} state={opensOverlay} preventScrollReset>
        {t('switches.change')}
        <span className='hidden-label'> {label}</span>
      </LinkButton>
    </li>
  )
}

function History({ history }: { history: FeatureSwitch['history'] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <details className='small'>
      <summary>{t('switches.history')}</summary>
      <ol className={styles.history}>
        {history.map((change) => (
          <li key={change.changedAt}>
            <b>
              <Shown setting={change} />
            </b>
            <span>{change.reason}</span>
            <span className='soft'>
              {t('switches.changed_by', {
                name: change.changedBy,
                at: `${time.miamiDay(change.changedAt, 'medium')}, ${time.miamiTime(change.changedAt)}`,
              })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Shown({ setting: { audience, percent } }: { setting: SwitchSetting }) {
  const t = useText()
  if (audience === 'share') return t('switches.share_of', { percent: percent ?? 0 })
  return t(`switches.audience.${audience}`)
}
