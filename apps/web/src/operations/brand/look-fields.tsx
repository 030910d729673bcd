import {
  isColor,
  leastContrast,
  lowContrasts,
  ratioText,
} from '@marea/contract/platform/brand/contrast.ts'
import {
  type BrandColor,
  type BrandColors,
  brandColors,
  fontPairs,
  pictureKinds,
  type Theme,
  themes,
} from '@marea/contract/platform/brand/look.ts'
import { type Brand, defaultBrand } from '@marea/contract/platform/brand.ts'
import type { FieldsProps } from '#operations/settings/setting-kind.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import styles from './brand.module.css'
import { PictureField } from './picture-field.tsx'

type LookProps = Pick<FieldsProps<Brand>, 'typed' | 'onChange'>

export function LookFields({ typed, onChange }: LookProps) {
  const t = useText()
  const { colors, fonts, pictures } = defaultBrand
  return (
    <Section level={3} size='plain' title={t('brand.look')} lead={t('brand.look_hint')}>
      <Stack gap={5}>
        {pictureKinds.map((kind) => (
          <PictureField
            key={kind}
            kind={kind}
            picture={typed.pictures[kind]}
            onChange={(picture) =>
              onChange((before) => ({
                ...before,
                pictures: { ...before.pictures, [kind]: picture },
              }))
            }
          />
        ))}
        <ColorFields
          colors={typed.colors}
          onChange={(colors) => onChange((before) => ({ ...before, colors }))}
        />
        <RadioChoice
          label={t('brand.fonts')}
          name='fonts'
          value={typed.fonts}
          onChange={(chosen) => {
            const pair = fontPairs.find((each) => each === chosen)
            if (pair) onChange((before) => ({ ...before, fonts: pair }))
          }}
          options={fontPairs.map((pair) => ({
            value: pair,
            label: t(`brand.fonts.${pair}`),
            note: t(`brand.fonts_note.${pair}`),
          }))}
        />
        <Inline>
          <Button
            kind='quiet'
            small
            onClick={() => onChange((before) => ({ ...before, colors, fonts, pictures }))}
          >
            {t('brand.look_reset')}
          </Button>
        </Inline>
      </Stack>
    </Section>
  )
}

type ColorsProps = { colors: BrandColors; onChange: (colors: BrandColors) => void }

function ColorFields({ colors, onChange }: ColorsProps) {
  const t = useText()
  const errorOf = useColorErrors(colors)
  return (
    <div className={styles.colors}>
      {brandColors.flatMap((color) =>
        themes.map((theme) => (
          <ColorField
            key={`${color} ${theme}`}
            label={t(`brand.color.${color}_${theme}`)}
            hint={t(`brand.color_hint.${color}`)}
            value={colors[color][theme]}
            error={errorOf(color, theme)}
            onChange={(value) =>
              onChange({ ...colors, [color]: { ...colors[color], [theme]: value } })
            }
          />
        )),
      )}
    </div>
  )
}

/** Said while it is typed, because only the sentence tells which color would do. */
function useColorErrors(colors: BrandColors) {
  const t = useText()
  const areColors = brandColors.every((color) =>
    themes.every((theme) => isColor(colors[color][theme])),
  )
  const low = areColors ? lowContrasts(colors) : []
  return (color: BrandColor, theme: Theme) => {
    if (!isColor(colors[color][theme])) return t('brand.wrong.color')
    const found = low.find((each) => each.color === color && each.theme === theme)
    const params = { ratio: ratioText(found?.ratio ?? 0), least: leastContrast }
    return found && t(`brand.contrast.${found.on}`, params)
  }
}

type ColorProps = {
  label: string
  hint: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function ColorField({ label, hint, value, error, onChange }: ColorProps) {
  const t = useText()
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      autoComplete='off'
      spellCheck={false}
      maxLength={7}
      value={value}
      onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      after={
        <input
          type='color'
          className={styles.pick}
          aria-label={t('brand.color_pick', { color: label })}
          value={isColor(value) ? value : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  )
}
