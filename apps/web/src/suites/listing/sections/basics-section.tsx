import { suiteKinds } from '@marea/contract/suites/suite-choices.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor, useSection } from '#suites/listing/editor/editor-context.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { NumberField } from './number-field.tsx'
import styles from './sections.module.css'

const welcomes = ['welcomesChildren', 'welcomesInfants'] as const
const parkings = ['free', 'paid', 'none'] as const
const pools = ['outdoor', 'indoor', 'none'] as const
const numbers = [
  { name: 'floorSize', min: 50, max: 200_000, step: 1 },
  { name: 'guests', min: 1, max: 30, step: 1 },
  { name: 'bedrooms', min: 0, max: 30, step: 1 },
  { name: 'bathrooms', min: 0.5, max: 30, step: 0.5 },
] as const

export function BasicsSection() {
  const t = useText()
  const { content, change } = useSection('basics')
  const { view } = useEditor()
  const limit = view.state.gaps.find(({ code }) => code === 'too_many_guests')
  const isForbidden = view.state.gaps.some(({ code }) => code === 'house')
  const tooMany = limit && t('listing.gap.too_many_guests', { count: limit.count })
  return (
    <div className={styles.form}>
      <div className={styles.all}>
        <Field
          label={t('listing.field.name')}
          maxLength={80}
          value={content.name}
          onChange={({ target }) => change({ name: target.value })}
          hint={t('listing.hint.name')}
        />
      </div>
      <Select
        label={t('listing.field.kind')}
        options={suiteKinds.map((id) => ({ id, label: t(`suite_kind.${id}`) }))}
        value={content.kind}
        onChange={(chosen) =>
          change({ kind: suiteKinds.find((each) => each === chosen) ?? content.kind })
        }
        error={isForbidden ? t('listing.gap.house') : undefined}
      />
      {numbers.map(({ name, ...limits }) => (
        <NumberField
          key={name}
          {...limits}
          label={t(`listing.field.${name}`)}
          value={content[name]}
          onChange={(value) => change({ [name]: value })}
          error={name === 'guests' ? tooMany : undefined}
        />
      ))}
      <NumberField
        label={t('listing.field.maxPets')}
        min={0}
        max={10}
        value={content.maxPets}
        onChange={(value) => change({ maxPets: value ?? 0 })}
      />
      <div className={styles.all}>
        {welcomes.map((name) => (
          <Checkbox
            key={name}
            checked={content[name]}
            onChange={({ target }) => change({ [name]: target.checked })}
          >
            {t(`listing.field.${name}`)}
          </Checkbox>
        ))}
      </div>
      <Select
        label={t('listing.field.parking')}
        options={parkings.map((id) => ({ id, label: t(`listing.parking.${id}`) }))}
        value={content.parking}
        onChange={(chosen) =>
          change({ parking: parkings.find((each) => each === chosen) ?? 'none' })
        }
      />
      <Select
        label={t('listing.field.poolKind')}
        options={pools.map((id) => ({ id, label: t(`listing.pool.${id}`) }))}
        value={content.poolKind}
        onChange={(chosen) => change({ poolKind: pools.find((each) => each === chosen) ?? 'none' })}
      />
    </div>
  )
}
