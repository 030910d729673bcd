import type { Location, Navigation } from 'react-router'

/** An open sheet or dialog. Depth 0 means that a link opened it by URL, with a history entry of its own. */
type Layer = {
  close: () => void
  position: number
  depth: number
  isLeaving: boolean
  below: string | undefined
}

type Entry = { position: number; depth: number }

type Router = {
  state: { location: Location; historyAction: string; navigation: Pick<Navigation, 'location'> }
  createHref: (location: Location) => string
}

let router: Router | undefined
let here: Entry & { key?: string | undefined } = { position: 0, depth: 0 }
let layers: Layer[] = []
const dropped = new Set<Layer>()
let removal: (Entry & { steps: number }) | null = null

/**
 * Call it before the router is created: the router must ignore moves between a page and its own
 * sheets, and Chrome calls listeners of the window in the order they were added, capturing or not.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', onPop, { capture: true })
}

export function startOverlayHistory(given: Router): () => void {
  router = given
  // A page that was unmounted as a whole dropped the end of the removal.
  removal = null
  follow()
  return () => {
    router = undefined
  }
}

/** Records the router's position; each history entry stores how many sheets are open at it. */
export function follow(): void {
  const state = isNumbered(history.state)
    ? history.state
    : { ...Object(history.state), idx: here.position + 1 }
  const { position } = entryOf(state)
  const depth = position === here.position ? here.depth : 0
  if (Object(history.state).sheets !== depth) history.replaceState(withDepth(state, depth), '')
  here = { position, depth, key: router?.state.location.key }
}

export function openLayer(close: () => void): Layer {
  follow()
  const [again] = dropped
  if (again?.position === here.position) {
    dropped.delete(again)
    return Object.assign(again, { close, isLeaving: false })
  }
  const depth = ownsEntry() ? 0 : here.depth + 1
  const below = 'navigation' in window ? window.navigation.currentEntry?.key : undefined
  const layer = { close, position: here.position, depth, isLeaving: false, below }
  layers.push(layer)
  if (depth > 0) history.pushState(withDepth(history.state, depth), '')
  here = { ...here, depth }
  return layer
}

/** Closes by going back, so that its history entry is removed first. */
export function leaveLayer(layer: Layer): void {
  if (layer.isLeaving) return
  const isOnTop = layer.depth > 0 && layer.position === here.position && layer.depth === here.depth
  layer.isLeaving = isOnTop
  if (isOnTop) goBelow(layer, 1)
  else layer.close()
}

/**
 * Goes back to the entry of the page below its sheets, which are closed on arrival; false if no
 * sheet has an entry of its own.
 */
export function leaveAllLayers(): boolean {
  const open = layers
    .filter(({ position, depth }) => position === here.position && depth > 0)
    .sort((one, other) => one.depth - other.depth)
  const [lowest] = open
  if (!lowest || here.depth === 0) return false
  if (lowest.isLeaving) return true
  for (const layer of open) layer.isLeaving = true
  goBelow(lowest, here.depth - lowest.depth + 1)
  return true
}

/** For a sheet that its page unmounted: its history entry still has to be removed. */
export function dropLayer(layer: Layer): void {
  if (!layers.includes(layer) || layer.isLeaving) return
  dropped.add(layer)
  setTimeout(removeDroppedEntries)
}

/** Runs a tick later: if the page is being left, going back would undo that navigation. */
function removeDroppedEntries(): void {
  const { position } = entryOf(history.state)
  const [lowest] = [...dropped]
    .filter((layer) => layer.position === position && layer.depth > 0)
    .sort((one, other) => one.depth - other.depth)
  layers = layers.filter((layer) => !dropped.has(layer))
  dropped.clear()
  if (!lowest || isLeaving() || lowest.depth > here.depth) return
  removal = { position, depth: lowest.depth - 1, steps: here.depth - lowest.depth + 1 }
  goBelow(lowest, removal.steps)
}

/** An iframe inside a sheet, such as the bank's, adds entries of its own that must not be counted. */
function goBelow({ below }: Pick<Layer, 'below'>, steps: number): void {
  if (below === undefined) {
    history.go(-steps)
    return
  }
  const { committed, finished } = window.navigation.traverseTo(below)
  for (const outcome of [committed, finished]) outcome?.catch(() => undefined)
}

function onPop(event: PopStateEvent): void {
  if (!router || !isNumbered(event.state)) return
  const next = entryOf(event.state)
  const stepsToUndo = overtakenBy(next)
  if (stepsToUndo > 0) {
    event.stopImmediatePropagation()
    history.go(stepsToUndo)
    return
  }
  if (next.position === here.position) {
    event.stopImmediatePropagation()
    // Only an entry whose URL was replaced just before its sheet closed has no depth.
    const depth = Object(event.state).sheets === undefined ? here.depth + 1 : next.depth
    if (depth < here.depth) closeAbove(depth)
    if (depth > here.depth) passClosed(depth)
    return
  }
  if (next.depth === 0) return
  event.stopImmediatePropagation()
  history.go(-next.depth)
}

/** A page opened while an entry was being removed takes precedence. */
function overtakenBy(next: Entry): number {
  const requested = removal
  removal = null
  if (!requested || next.position !== requested.position) return 0
  if (next.depth > requested.depth) return 1
  return here.position === requested.position && !hasNewPage() ? 0 : requested.steps + 1
}

function hasNewPage(): boolean {
  return router?.state.historyAction === 'PUSH' && router.state.location.key !== here.key
}

function isLeaving(): boolean {
  if (!router) return false
  const { location, navigation } = router.state
  return navigation.location !== undefined && navigation.location.pathname !== location.pathname
}

function closeAbove(depth: number): void {
  const closing = layers.filter((layer) => layer.position === here.position && layer.depth > depth)
  layers = layers.filter((layer) => !closing.includes(layer))
  carryOver(depth)
  here = { ...here, depth }
  for (const layer of closing.reverse()) layer.close()
}

/** The entry below gets the current URL, because filters change it while they are open. */
function carryOver(depth: number): void {
  if (!router) return
  const { location } = router.state
  const state = { usr: location.state, key: location.key, idx: here.position }
  history.replaceState(withDepth(state, depth), '', router.createHref(location))
}

/** Forward reached the entry of a sheet that is closed, so it is skipped. */
function passClosed(depth: number): void {
  if ('navigation' in window && window.navigation.canGoForward) history.forward()
  else history.go(here.depth - depth)
}

function ownsEntry(): boolean {
  const { usr } = Object(history.state)
  const isTaken = layers.some(({ position, depth }) => position === here.position && depth === 0)
  return usr?.opensOverlay === true && here.depth === 0 && !isTaken
}

/** The router numbers its entries; the entries of a page's sheets share the page's number. */
function entryOf(state: unknown): Entry {
  const { idx, sheets } = Object(state)
  return { position: Number(idx ?? 0), depth: Number(sheets ?? 0) }
}

/** A hash link that the browser follows by itself makes an entry without a number. */
function isNumbered(state: unknown): boolean {
  return Object(state).idx !== undefined
}

function withDepth(state: unknown, depth: number) {
  return { ...Object(state), sheets: depth }
}
