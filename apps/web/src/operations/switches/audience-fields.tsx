import { audiences, type SwitchSetting } from '@marea/contract/platform/settings/switches.ts'
import type { FieldsProps } from '#operations/settings/setting-kind.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'

export type TypedSetting = { audience: SwitchSetting['audience']; percent: string }

/** Only a share of people has a percentage. */
export function readSetting({ audience, percent: typed }: TypedSetting): SwitchSetting | undefined {
  if (audience !== 'share') return { audience, percent: null }
  return /^[1-9]\d?$/.test(typed.trim()) ? { audience, percent: Number(typed) } : undefined
}

export function AudienceFields({ typed, onChange, isWrong }: FieldsProps<TypedSetting>) {
  const t = useText()
  return (
    <>
      <RadioChoice
        label={t('switches.who')}
        name='audience'
        value={typed.audience}
        onChange={(chosen) => {
          const audience = audiences.find((each) => each === chosen)
          if (audience) onChange({ ...typed, audience })
        }}
        options={audiences.map((each) => ({
          value: each,
          label: t(`switches.audience.${each}`),
        }))}
      />
      {typed.audience === 'share' && (
        <Field
          label={t('switches.percent')}
          name='percent'
          inputMode='numeric'
          autoComplete='off'
          before='%'
          value={typed.percent}
          onChange={({ target }) => onChange({ ...typed, percent: target.value })}
          hint={t('switches.percent_hint')}
          error={isWrong ? t('switches.wrong.percent') : undefined}
        />
      )}
    </>
  )
}
