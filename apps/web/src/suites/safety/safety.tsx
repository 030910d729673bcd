import type { Suite } from '@marea/contract/suites/endpoints.ts'
import {
  accessAmenities,
  type HomeFact,
  type HomeFactGroup,
  homeFactGroups,
} from '@marea/contract/suites/safety/home-facts.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import groups from '#suites/page/amenities.module.css'
import { Icon } from '#ui/media/icon.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './safety.module.css'

type SafetyProps = { suite: Pick<Suite, 'safety' | 'amenities' | 'poolKind'> }

/** What the owner states about accessibility and safety, and which safety equipment is not stated. */
export function Safety({ suite }: SafetyProps) {
  const t = useText()
  const access = useAccess(suite)
  const { present, missing } = useEquipment(suite)
  const notices = useNotices(suite)
  return (
    <section className='far'>
      <Heading level={2}>{t('safety.title')}</Heading>
      <div className={groups.groups}>
        <div>
          <h3>{t('safety.access')}</h3>
          <Facts facts={access} icon='check' />
          {access.length === 0 && <p className='soft small'>{t('safety.no_access')}</p>}
        </div>
        <div>
          <h3>{t('safety.equipment')}</h3>
          <Facts facts={present} icon='check' />
          {missing.length > 0 && (
            <p className='soft small'>{t('safety.not_stated', { facts: missing.join(', ') })}</p>
          )}
        </div>
        {notices.length > 0 && (
          <div className={styles.notices}>
            <h3>{t('safety.notices')}</h3>
            <Facts facts={notices} icon='info' />
          </div>
        )}
      </div>
    </section>
  )
}

function Facts({ facts, icon }: { facts: readonly string[]; icon: 'check' | 'info' }) {
  if (facts.length === 0) return null
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>
          <Icon name={icon} small />
          {fact}
        </li>
      ))}
    </ul>
  )
}

function useAccess({ safety, amenities }: SafetyProps['suite']): string[] {
  const t = useText()
  const { doorWidth } = safety
  return [
    ...accessAmenities
      .filter((amenity) => amenities.includes(amenity))
      .map((amenity) => t(`amenity.${amenity}`)),
    ...(doorWidth === null ? [] : [t('safety.door_width', { inches: doorWidth })]),
    ...statedIn('access', safety.facts).map((fact) => t(`home_fact.${fact}`)),
  ]
}

/**
 * A pool fence counts as safety equipment if there is a pool, unless the owner states that it has
 * none.
 */
function useEquipment({ safety: { facts }, amenities, poolKind }: SafetyProps['suite']) {
  const t = useText()
  const hasFence = amenities.includes('poolFence')
  const isFenceAsked = poolKind !== 'none' && !facts.includes('unfencedPool')
  const fence = t('amenity.poolFence')
  const missing = homeFactGroups.equipment.filter((fact) => !facts.includes(fact))
  return {
    present: [
      ...statedIn('equipment', facts).map((fact) => t(`home_fact.${fact}`)),
      ...(hasFence ? [fence] : []),
    ],
    missing: [
      ...missing.map((fact) => t(`home_fact.${fact}`)),
      ...(isFenceAsked && !hasFence ? [fence] : []),
    ],
  }
}

function useNotices({ safety: { facts, cameras } }: SafetyProps['suite']): string[] {
  const t = useText()
  const language = useLanguage()
  return statedIn('notices', facts).map((fact) =>
    fact === 'outdoorCameras' && cameras
      ? t('safety.cameras', { where: cameras[language] })
      : t(`home_fact.${fact}`),
  )
}

function statedIn(group: HomeFactGroup, facts: readonly HomeFact[]): HomeFact[] {
  return homeFactGroups[group].filter((fact) => facts.includes(fact))
}
