import { perLanguage } from '@marea/contract/platform/language.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { bedKinds } from '@marea/contract/suites/suite-choices.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useSection } from '#suites/listing/editor/editor-context.ts'
import { PhotoChoice } from '#suites/listing/editor/photo-choice.tsx'
import { BilingualField } from '#suites/listing/fields/bilingual-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { Stack } from '#ui/page/stack.tsx'
import styles from './sections.module.css'

type Area = ListingContents['rooms']['areas'][number]

const maxAreas = 30

export function RoomsSection() {
  const t = useText()
  const { content, change } = useSection('rooms')
  const { areas } = content
  const count = areas
    .flatMap(({ beds }) => beds)
    .filter(({ kind }) => kind !== 'crib')
    .reduce((sum, bed) => sum + bed.count, 0)

  function set(index: number, area: Area) {
    change({ areas: areas.map((each, at) => (at === index ? area : each)) })
  }

  function add() {
    const empty = {
      name: perLanguage(() => ''),
      note: perLanguage(() => ''),
      beds: [],
      photo: null,
    }
    change({ areas: [...areas, empty] })
  }

  return (
    <Stack gap={5}>
      {areas.map((area, index) => (
        <RoomFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a room has no name of its own yet
          key={index}
          number={index + 1}
          area={area}
          onChange={(changed) => set(index, changed)}
          onRemove={() => change({ areas: areas.filter((_, at) => at !== index) })}
        />
      ))}
      {areas.length < maxAreas && (
        <div>
          <Button icon='plus' kind='quiet' onClick={add}>
            {t('listing.add_room')}
          </Button>
        </div>
      )}
      {count > 0 && <p className='small soft'>{t('listing.beds_total', { count })}</p>}
    </Stack>
  )
}

type RoomFieldsProps = {
  number: number
  area: Area
  onChange: (area: Area) => void
  onRemove: () => void
}

function RoomFields({ number, area, onChange, onRemove }: RoomFieldsProps) {
  const t = useText()
  return (
    <Card>
      <FieldGroup title={t('listing.room_number', { number })}>
        <BilingualField
          label={t('listing.room_name')}
          texts={area.name}
          onChange={(name) => onChange({ ...area, name })}
          maxLength={80}
        />
        <BilingualField
          label={t('listing.room_note')}
          texts={area.note}
          onChange={(note) => onChange({ ...area, note })}
          maxLength={200}
        />
        <Beds area={area} onChange={onChange} />
        <PhotoChoice photo={area.photo} onChange={(photo) => onChange({ ...area, photo })} />
        <Button icon='trash' kind='quiet' small onClick={onRemove}>
          {t('listing.remove_room')}
        </Button>
      </FieldGroup>
    </Card>
  )
}

type PartProps = Pick<RoomFieldsProps, 'area' | 'onChange'>

function Beds({ area, onChange }: PartProps) {
  const t = useText()
  const { beds } = area

  function set(kind: (typeof bedKinds)[number], count: number) {
    const others = beds.filter((bed) => bed.kind !== kind)
    onChange({ ...area, beds: count > 0 ? [...others, { kind, count }] : others })
  }

  return (
    <FieldRow className={styles.form}>
      {bedKinds.map((kind) => (
        <Stepper
          key={kind}
          label={t(`bed.${kind}`, { count: 1 })}
          value={beds.find((bed) => bed.kind === kind)?.count ?? 0}
          max={20}
          onChange={(count) => set(kind, count)}
        />
      ))}
    </FieldRow>
  )
}
