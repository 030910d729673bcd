import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import type { BackTest, PricePreview } from '@marea/contract/rates/prices.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'

export type Sample = { checkIn: string; checkOut: string }

export type Outlook = { preview: PagePart<PricePreview>; backTest: PagePart<BackTest> }

type Asked = { rules: PriceRules; sample?: Sample | undefined }

const typingMs = 400

export async function loadOutlook(slug: string, { rules, sample }: Asked): Promise<Outlook> {
  const params = { slug }
  const [preview, backTest] = await Promise.all([
    loadPart(
      call('POST /owner/prices/:slug/preview', {
        params,
        body: { rules, ...(sample ? { sample } : {}) },
      }),
    ),
    loadPart(call('POST /owner/prices/:slug/back-test', { params, body: { rules } })),
  ])
  return { preview, backTest }
}

/** Shows the last outlook until the next one has loaded. */
export function useOutlook(slug: string, first: Outlook) {
  const [outlook, setOutlook] = useState(first)
  const [previewError, setPreviewError] = useState<unknown>(first.preview.error ?? null)
  const [isPending, setPending] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef(0)

  useEffect(() => () => clearTimeout(timer.current), [])

  function update(asked: Asked, { isTyping = true } = {}) {
    turn.current += 1
    const own = turn.current
    clearTimeout(timer.current)
    setPending(true)
    timer.current = setTimeout(
      async () => {
        const next = await loadOutlook(slug, asked)
        // A response for older rules may arrive after a newer one.
        if (own !== turn.current) return
        // On an error, the last chart stays beside the message.
        setOutlook((known) => (next.preview.value ? next : { ...next, preview: known.preview }))
        setPreviewError(next.preview.error ?? null)
        setPending(false)
      },
      isTyping ? typingMs : 0,
    )
  }

  return { ...outlook, previewError, isPending, update }
}
