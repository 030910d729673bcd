import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { refreshAfterBack } from '#platform/area/other-area.ts'
import { reloadOnLostChunks } from '#platform/boot/lost-chunk.ts'
import { refreshRate } from '#platform/currency/display-currency.ts'
import { startHydrating } from '#platform/page/hydrated.ts'
import { PageProvider, readPage } from '#platform/page/page.tsx'
import { whenIdle } from '#platform/page/when-idle.ts'
import { applyEditedTexts, settleLanguage, startTexts } from '#platform/texts/language.ts'
import { TextsProvider } from '#platform/texts/texts.tsx'
import { listenBeforeRouter } from '#ui/overlay/overlay-history.ts'

reloadOnLostChunks()
refreshAfterBack()
listenBeforeRouter()
/** Runs in its own task, so that input is handled between it and the scripts before it. */
setTimeout(() => startTransition(takeOver))

function takeOver() {
  startHydrating()
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
  setTimeout(settleLanguage)
  whenIdle(applyEditedTexts)
  whenIdle(refreshRate)
  whenIdle(async () => (await import('#platform/boot/measure-visit.ts')).measureVisit())
}
