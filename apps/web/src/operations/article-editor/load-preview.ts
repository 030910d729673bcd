import { defaultLanguage, isLanguage } from '@marea/contract/platform/language.ts'
import { call } from '#platform/api/api.ts'
import { isMissing, notFound } from '#platform/api/not-found.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { loadTexts } from '#platform/texts/load-texts.ts'

export function loadPreview(id: string, request: Request) {
  const asked = new URL(request.url).searchParams.get('language')
  const language = isLanguage(asked) ? asked : defaultLanguage
  return whenAdmin(async () => {
    const given = { params: { id }, query: { language } }
    const preview = await loadPart(call('GET /admin/articles/:id/preview', given))
    if (isMissing(preview.error)) throw notFound(request)
    return { id, preview, texts: { language, table: await loadTexts(language) } }
  })
}
