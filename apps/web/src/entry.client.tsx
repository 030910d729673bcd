import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { settleLanguage, startTexts } from '#platform/language.ts'
import { reloadOnLostChunks } from '#platform/lost-chunk.ts'
import { PageProvider, readPage } from '#platform/page.tsx'
import { TextsProvider } from '#platform/texts.tsx'

reloadOnLostChunks()

const page = readPage()
const texts = startTexts()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProvider page={page}>
        <TextsProvider store={texts} onReady={settleLanguage}>
          <HydratedRouter />
        </TextsProvider>
      </PageProvider>
    </StrictMode>,
  )
})
