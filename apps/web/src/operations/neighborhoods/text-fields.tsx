import { defaultLanguage, type Language, languages } from '@marea/contract/platform/language.ts'
import type { ReactNode } from 'react'
import { slugOf } from '#operations/places/slug.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { Field, TextArea } from '#ui/form/field.tsx'
import type { TypedNeighborhood, WrongField } from './read-neighborhood.ts'

export type FieldsProps = {
  typed: TypedNeighborhood
  wrong: ReadonlySet<WrongField>
  onChange: (typed: TypedNeighborhood) => void
}

export function TextFields(props: FieldsProps & { isNew: boolean }) {
  const t = useText()
  const { typed, wrong, onChange, isNew } = props
  return (
    <>
      <InEachLanguage
        {...props}
        part='name'
        field={(field) => <Field {...field} maxLength={60} />}
      />
      {isNew && (
        <Field
          label={t('place_desk.slug')}
          name='slug'
          autoComplete='off'
          maxLength={80}
          value={typed.slug}
          placeholder={slugOf(typed.name[defaultLanguage])}
          onChange={({ target }) => onChange({ ...typed, slug: target.value })}
          hint={t('place_desk.slug_hint')}
          error={wrong.has('slug') ? t('place_desk.wrong.slug') : undefined}
        />
      )}
      <InEachLanguage
        {...props}
        part='line'
        hint={t('place_desk.line_hint')}
        field={(field) => <Field {...field} maxLength={80} />}
      />
      <InEachLanguage
        {...props}
        part='about'
        hint={t('place_desk.about_hint')}
        field={(field) => <TextArea {...field} rows={6} maxLength={3000} />}
      />
    </>
  )
}

type InEachLanguageProps = FieldsProps & {
  part: 'name' | 'line' | 'about'
  hint?: string
  field: (field: {
    label: string
    name: string
    lang: Language
    autoComplete: string
    value: string
    hint: string | undefined
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }) => ReactNode
}

function InEachLanguage({ typed, wrong, onChange, part, hint, field }: InEachLanguageProps) {
  const t = useText()
  const nameOf = useLanguageName()
  return languages.map((language) => {
    const name = `${part}_${language}` as const
    return (
      <div key={language}>
        {field({
          label: t(`place_desk.${part}_in`, { language: nameOf(language) }),
          name,
          lang: language,
          autoComplete: 'off',
          value: typed[part][language],
          hint,
          error: wrong.has(name) ? t(`place_desk.wrong.${part}`) : undefined,
          onChange: ({ target }) =>
            onChange({ ...typed, [part]: { ...typed[part], [language]: target.value } }),
        })}
      </div>
    )
  })
}
