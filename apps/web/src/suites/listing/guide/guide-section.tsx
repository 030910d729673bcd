import { perLanguage } from '@marea/contract/platform/language.ts'
import {
  guideLimits,
  type HomeGuide,
  isMapUrl,
  placeKinds,
} from '@marea/contract/suites/home-guide.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor, useSection } from '#suites/listing/editor/editor-context.ts'
import { PhotoChoice } from '#suites/listing/editor/photo-choice.tsx'
import { BilingualField } from '#suites/listing/fields/bilingual-field.tsx'
import { PlainFields } from '#suites/listing/fields/plain-fields.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { GuideList } from './guide-list.tsx'

const empty = perLanguage(() => '')
const emptyPlace = { name: '', kind: 'restaurant', why: empty, address: '', mapUrl: '' } as const

export function GuideSection() {
  const t = useText()
  const { listing } = useEditor()
  const { content, change } = useSection('guide')
  if (!listing.canSeeAccess) return <p className='soft'>{t('listing.guide_hidden')}</p>
  return (
    <Stack gap={5}>
      <PlainFields section='guide' />
      <GuideList
        name='step'
        title={t('listing.field.steps')}
        items={content.steps}
        empty={{ title: empty, text: empty, photo: null }}
        max={guideLimits.steps}
        onChange={(steps) => change({ steps })}
        fields={(step, set) => (
          <>
            <TitleAndText item={step} max={1000} onChange={set} />
            <PhotoChoice photo={step.photo} onChange={(photo) => set({ photo })} />
          </>
        )}
      />
      <GuideList
        name='chapter'
        title={t('listing.field.chapters')}
        hint={t('listing.chapter_hint')}
        items={content.chapters}
        empty={{ title: empty, text: empty }}
        max={guideLimits.chapters}
        onChange={(chapters) => change({ chapters })}
        fields={(chapter, set) => <TitleAndText item={chapter} max={3000} onChange={set} />}
      />
      <GuideList<Place>
        name='place'
        title={t('listing.field.places')}
        items={content.places}
        empty={emptyPlace}
        max={guideLimits.places}
        onChange={(places) => change({ places })}
        fields={(place, set) => <PlaceFields place={place} onChange={set} />}
      />
    </Stack>
  )
}

type Chapter = HomeGuide['chapters'][number]
type TitleAndTextProps = {
  item: Chapter
  max: number
  onChange: (changed: Partial<Chapter>) => void
}

function TitleAndText({ item, max, onChange }: TitleAndTextProps) {
  const t = useText()
  return (
    <>
      <BilingualField
        label={t('listing.guide_title')}
        texts={item.title}
        onChange={(title) => onChange({ title })}
        maxLength={120}
      />
      <BilingualField
        label={t('listing.guide_text')}
        texts={item.text}
        onChange={(text) => onChange({ text })}
        maxLength={max}
        isLong
      />
    </>
  )
}

type Place = HomeGuide['places'][number]
type PlaceFieldsProps = { place: Place; onChange: (changed: Partial<Place>) => void }

function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  const t = useText()
  return (
    <>
      <Field
        label={t('listing.place_name')}
        value={place.name}
        maxLength={120}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Select
        label={t('listing.place_kind')}
        options={placeKinds.map((id) => ({ id, label: t(`place.${id}`) }))}
        value={place.kind}
        onChange={(chosen) =>
          onChange({ kind: placeKinds.find((kind) => kind === chosen) ?? place.kind })
        }
      />
      <BilingualField
        label={t('listing.place_why')}
        texts={place.why}
        onChange={(why) => onChange({ why })}
        maxLength={500}
        isLong
      />
      <Field
        label={t('listing.place_address')}
        value={place.address}
        maxLength={200}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <Field
        label={t('listing.place_map')}
        type='url'
        value={place.mapUrl}
        maxLength={500}
        error={isMapUrl(place.mapUrl) ? undefined : t('listing.place_map_wrong')}
        onChange={({ target }) => onChange({ mapUrl: target.value.trim() })}
      />
    </>
  )
}
