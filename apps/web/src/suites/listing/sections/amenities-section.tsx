import { type Amenity, type AmenityGroup, amenityGroups } from '@marea/contract/suites/amenities.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useSection } from '#suites/listing/editor/editor-context.ts'
import { Choices } from '#suites/listing/fields/choices.tsx'
import { Stack } from '#ui/page/stack.tsx'

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
    <Stack gap={5}>
      {groups.map((group) => (
        <Group key={group} group={group} chosen={chosen} onToggle={toggle} />
      ))}
    </Stack>
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
    <Choices
      title={
        <>
          {t(`amenity_group.${group}`)}{' '}
          <span className='soft small'>{t('listing.selected_of', { count, all: all.length })}</span>
        </>
      }
      options={all.map((id) => ({ id, label: t(`amenity.${id}`) }))}
      isChosen={(amenity) => chosen.has(amenity)}
      onToggle={onToggle}
    />
  )
}
