import { type Amenity, type AmenityGroup, amenityGroups } from '@marea/contract/suites/amenities.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useSection } from '#suites/listing/editor/editor-context.ts'
import styles from './amenities.module.css'

const groups: AmenityGroup[] = [
  'water',
  'outdoors',
  'views',
  'kitchen',
  'comfort',
  'together',
  'families',
  'arrival',
  'access',
]

export function AmenitiesSection() {
  const { content, change } = useSection('amenities')
  const chosen = new Set(content.amenities)

  function toggle(amenity: Amenity) {
    const others = content.amenities.filter((each) => each !== amenity)
    change({ amenities: chosen.has(amenity) ? others : [...others, amenity] })
  }

  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group} group={group} chosen={chosen} onToggle={toggle} />
      ))}
    </div>
  )
}

type GroupProps = {
  group: AmenityGroup
  chosen: ReadonlySet<Amenity>
  onToggle: (amenity: Amenity) => void
}

function Group({ group, chosen, onToggle }: GroupProps) {
  const t = useText()
  const all: readonly Amenity[] = amenityGroups[group]
  const count = all.filter((amenity) => chosen.has(amenity)).length
  return (
    <fieldset className={styles.group}>
      <legend>
        {t(`amenity_group.${group}`)}{' '}
        <span className='soft small'>{t('listing.selected_of', { count, all: all.length })}</span>
      </legend>
      <div className={styles.list}>
        {all.map((amenity) => (
          <label key={amenity} className={styles.amenity}>
            <input
              type='checkbox'
              checked={chosen.has(amenity)}
              onChange={() => onToggle(amenity)}
            />
            <span>{t(`amenity.${amenity}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
