import { defaultLanguage, languages } from '@marea/contract/platform/language.ts'
import { slugOf } from '#operations/places/slug.ts'
import { bindTyped, type TypedForm } from '#platform/form/bind-typed.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { Field, TextArea } from '#ui/form/field.tsx'
import type { TypedNeighborhood } from './read-neighborhood.ts'

export type FieldsProps = TypedForm<TypedNeighborhood>

export function TextFields({ isNew, ...form }: FieldsProps & { isNew: boolean }) {
  const t = useText()
  const inLanguage = useFieldInLanguage(form)
  return (
    <>
      {languages.map((language) => (
        <Field key={language} {...inLanguage('name', language)} maxLength={60} />
      ))}
      {isNew && (
        <Field
          label={t('admin_places.slug')}
          {...bindTyped(form).text('slug', t('admin_places.wrong.slug'))}
          maxLength={80}
          placeholder={slugOf(form.typed.name[defaultLanguage])}
          hint={t('admin_places.slug_hint')}
        />
      )}
      {languages.map((language) => (
        <Field
          key={language}
          {...inLanguage('line', language)}
          hint={t('admin_places.line_hint')}
          maxLength={80}
        />
      ))}
      {languages.map((language) => (
        <TextArea
          key={language}
          {...inLanguage('about', language)}
          hint={t('admin_places.about_hint')}
          rows={6}
          maxLength={3000}
        />
      ))}
    </>
  )
}

function useFieldInLanguage(form: FieldsProps) {
  const t = useText()
  const nameOf = useLanguageName()
  const { words } = bindTyped(form)
  return (part: 'name' | 'line' | 'about', language: (typeof languages)[number]) => ({
    label: t(`admin_places.${part}_in`, { language: nameOf(language) }),
    ...words(part, language, t(`admin_places.wrong.${part}`)),
  })
}
