import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { settleLanguage, startTexts } from '#platform/language.ts'
import { reloadOnLostChunks } from '#platform/lost-chunk.ts'
import { PageProvider, readPage } from '#platform/page.tsx'
import { TextsProvider } from '#platform/texts.tsx'
import { sayAwake } from '#platform/wake.ts'

reloadOnLostChunks()
/** A task of its own, so that a press finds room between it and the scripts before it. */
setTimeout(() => startTransition(takeOver))

function takeOver() {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProvider page={readPage()}>
        <TextsProvider store={startTexts()} onReady={settle}>
          <HydratedRouter />
        </TextsProvider>
      </PageProvider>
    </StrictMode>,
  )
}

function settle() {
  sayAwake()
  setTimeout(settleLanguage)
}
