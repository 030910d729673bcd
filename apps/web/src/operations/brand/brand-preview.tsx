import type { Brand } from '@marea/contract/platform/brand.ts'
import { senderLine } from '@marea/contract/platform/support.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { Stack } from '#ui/page/stack.tsx'
import styles from './brand.module.css'
import { LookSample } from './look-sample.tsx'

/** Where guests and owners meet the brand, as it is and as it would be. */
export function BrandPreview({ before, after }: { before: Brand; after: Brand }) {
  const t = useText()
  return (
    <Stack gap={3} aria-live='polite'>
      <Sample title={t('brand.preview.before')} brand={before} />
      <Sample title={t('brand.preview.after')} brand={after} />
    </Stack>
  )
}

function Sample({ title, brand }: { title: string; brand: Brand }) {
  const t = useText()
  const language = useLanguage()
  const { name, legalName, location, mailSender, links } = brand
  return (
    <section className={styles.preview} aria-label={title}>
      <p className='small soft'>{title}</p>
      <LookSample brand={brand} />
      <Facts isSmall>
        <Fact name={t('brand.preview.tab')}>{`${t('home.title')}. ${name}`}</Fact>
        <Fact name={t('brand.preview.email')}>{mailSender}</Fact>
        <Fact name={t('brand.preview.support')}>{t('shell.support', { location })}</Fact>
        <Fact name={t('brand.preview.document')}>{senderLine(brand)}</Fact>
        <Fact name={t('brand.preview.footer')}>
          {[`© ${legalName}`, ...links.map(({ text }) => text[language])].join(' · ')}
        </Fact>
      </Facts>
    </section>
  )
}
