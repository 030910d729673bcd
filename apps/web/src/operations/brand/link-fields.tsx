import { type BrandLink, brandLimits } from '@marea/contract/platform/brand.ts'
import { languages, perLanguage } from '@marea/contract/platform/language.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'

type LinkFieldsProps = {
  links: BrandLink[]
  isWrong: boolean
  onChange: (links: BrandLink[]) => void
}

/** Pages elsewhere that the footer leads to. */
export function LinkFields({ links, isWrong, onChange }: LinkFieldsProps) {
  const t = useText()
  const replace = (index: number, link: BrandLink) => onChange(links.with(index, link))
  return (
    <Section level={3} size='plain' title={t('brand.links')} lead={t('brand.links_hint')}>
      <Stack>
        {links.map((link, index) => (
          <LinkRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other identity while it is typed
            key={index}
            number={index + 1}
            link={link}
            onChange={(changed) => replace(index, changed)}
            onRemove={() => onChange(links.toSpliced(index, 1))}
          />
        ))}
        {isWrong && (
          <p role='alert' className='small'>
            {t('brand.wrong.links')}
          </p>
        )}
        {links.length < brandLimits.links && (
          <Inline>
            <Button
              kind='quiet'
              small
              onClick={() => onChange([...links, { text: perLanguage(() => ''), url: 'https://' }])}
            >
              <Icon name='plus' small />
              {t('brand.link_add')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Section>
  )
}

type LinkRowProps = {
  number: number
  link: BrandLink
  onChange: (link: BrandLink) => void
  onRemove: () => void
}

function LinkRow({ number, link, onChange, onRemove }: LinkRowProps) {
  const t = useText()
  const nameOf = useLanguageName()
  const { text, url } = link
  return (
    <Stack>
      {languages.map((language) => (
        <Field
          key={language}
          label={t('brand.link_text', { number, language: nameOf(language) })}
          lang={language}
          autoComplete='off'
          maxLength={brandLimits.name}
          value={text[language]}
          onChange={({ target }) =>
            onChange({ ...link, text: { ...text, [language]: target.value } })
          }
        />
      ))}
      <Field
        label={t('brand.link_url', { number })}
        type='url'
        autoComplete='off'
        value={url}
        onChange={({ target }) => onChange({ ...link, url: target.value })}
      />
      <Inline>
        <Button kind='quiet' small onClick={onRemove}>
          <Icon name='trash' small />
          {t('brand.link_remove', { number })}
        </Button>
      </Inline>
    </Stack>
  )
}
