import { pictureUrl } from '@marea/contract/platform/brand/look.ts'
import type { Brand } from '@marea/contract/platform/brand.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import { useLocation } from 'react-router'
import { usePage } from '#platform/page/page.tsx'
import { addressIn } from '#platform/texts/address-in.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'

export type DocumentHeadProps = {
  title: string
  description?: string
  /** The path of a social image other than the default. */
  image?: string
  /** The path of a video for social previews that can play one. */
  video?: string | undefined
  /** Personal and missing pages stay out of search engines. */
  isPrivate?: boolean
}

export function DocumentHead({ title, description, image, video, isPrivate }: DocumentHeadProps) {
  const t = useText()
  const { brand } = usePage().config
  const shownDescription = description ?? t('shell.description')
  return (
    <>
      <title>{`${title}. ${brand.name}`}</title>
      <meta name='description' content={shownDescription} />
      {import.meta.env.SSR && (
        <SocialMeta {...{ title, description: shownDescription, image, video }} />
      )}
      {isPrivate ? <meta name='robots' content='noindex' /> : <AlternateLinks />}
    </>
  )
}

type SocialMetaProps = {
  title: string
  description: string
  image: string | undefined
  video: string | undefined
}

/** On the server only: who shows a preview of a page asks for its document. */
function SocialMeta({ title, description, image, video }: SocialMetaProps) {
  const { publicUrl, brand } = usePage().config
  return (
    <>
      <meta property='og:title' content={title} />
      <meta property='og:description' content={description} />
      <meta property='og:type' content='website' />
      <meta property='og:site_name' content={brand.name} />
      <meta property='og:image' content={publicUrl + (image ?? socialOf(brand))} />
      <meta property='og:image:width' content='1200' />
      <meta property='og:image:height' content='630' />
      {video && <VideoMeta address={publicUrl + video} />}
      <meta name='twitter:card' content='summary_large_image' />
    </>
  )
}

function socialOf({ pictures }: Pick<Brand, 'pictures'>): string {
  return pictures.social ? pictureUrl(pictures.social) : '/social/social-1200x630.jpg'
}

function VideoMeta({ address }: { address: string }) {
  return (
    <>
      <meta property='og:video' content={address} />
      <meta property='og:video:type' content='video/mp4' />
      <meta property='og:video:width' content='1280' />
      <meta property='og:video:height' content='720' />
    </>
  )
}

function AlternateLinks() {
  const { publicUrl } = usePage().config
  const { pathname } = useLocation()
  const language = useLanguage()
  const plain = publicUrl + pathname
  const own = addressIn(language, plain)
  return (
    <>
      <link rel='canonical' href={own} />
      {languages.map((each) => (
        <link key={each} rel='alternate' hrefLang={each} href={addressIn(each, plain)} />
      ))}
      <link rel='alternate' hrefLang='x-default' href={plain} />
      {import.meta.env.SSR && <SocialAddress address={own} />}
    </>
  )
}

function SocialAddress({ address }: { address: string }) {
  const language = useLanguage()
  return (
    <>
      <meta property='og:url' content={address} />
      <meta property='og:locale' content={localeOf[language].replace('-', '_')} />
    </>
  )
}
