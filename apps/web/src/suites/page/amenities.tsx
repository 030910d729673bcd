import { type Amenity, type AmenityGroup, amenityGroups } from '@marea/contract/suites/amenities.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './amenities.module.css'
import { amenityIcon } from './amenity-icons.ts'

const initialGroups = 4
const initialPerGroup = 3

export function Amenities({ amenities }: { amenities: readonly Amenity[] }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const groups = groupAmenities(amenities)
  const shown = isOpen ? groups : groups.slice(0, initialGroups)
  return (
    <section className='far'>
      <Heading level={2}>{t('suite.amenities')}</Heading>
      <div className={styles.groups}>
        {shown.map(({ group, list }) => (
          <div key={group}>
            <h3>{t(`amenity_group.${group}`)}</h3>
            <ul>
              {(isOpen ? list : list.slice(0, initialPerGroup)).map((amenity) => (
                <li key={amenity}>
                  <Icon name={amenityIcon(amenity, group)} small />
                  {t(`amenity.${amenity}`)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {!isOpen && amenities.length > initialGroups * initialPerGroup && (
        <TextButton onClick={() => setOpen(true)}>
          {t('suite.all_amenities', { count: amenities.length })}
        </TextButton>
      )}
    </section>
  )
}

function groupAmenities(amenities: readonly Amenity[]) {
  const has = new Set<string>(amenities)
  const groups = Object.entries<readonly Amenity[]>(amenityGroups).map(([group, all]) => ({
    group,
    list: all.filter((amenity) => has.has(amenity)),
  }))
  return groups.flatMap(({ group, list }) =>
    isGroup(group) && list.length > 0 ? [{ group, list }] : [],
  )
}

function isGroup(name: string): name is AmenityGroup {
  return name in amenityGroups
}
