import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import coastUrl from './coast.geojson?url'
import { type CoastColor, coastColors } from './coast-colors.ts'

type CoastLabels = { bay: string; ocean: string }

/** Our own map style: one local data file, the page's fonts, no external requests. */
export function coastStyle(isDark: boolean, words: CoastLabels): StyleSpecification {
  const ink = (name: CoastColor) => coastColors[name][isDark ? 1 : 0]
  return {
    version: 8,
    sources: { coast: { type: 'geojson', data: new URL(coastUrl, location.href).href } },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': ink('water') } },
      line('grid', { 'line-color': ink('grid'), 'line-width': 0.8 }),
      line('shoal', { 'line-color': ink('shoal') }),
      line('far', { 'line-color': ink('shoal'), 'line-width': 1.4, 'line-dasharray': [1, 4] }),
      fill('land', ink('land')),
      fill('park', ink('park')),
      line('land', { 'line-color': ink('shore'), 'line-width': 1.2 }),
      {
        ...line('street', { 'line-color': ink('road'), 'line-width': byZoom(0.8, 3) }),
        minzoom: 11,
      },
      line('road', { 'line-color': ink('road'), 'line-width': byZoom(2.2, 6) }),
      line('causeway', { 'line-color': ink('causeway'), 'line-width': byZoom(1.6, 4) }),
      fill('islet', ink('land')),
      line('islet', { 'line-color': ink('shore'), 'line-width': 1.2 }),
      ...labelLayers(ink, words),
    ],
  }
}

function labelLayers(ink: (name: CoastColor) => string, { bay, ocean }: CoastLabels) {
  const halo = { 'text-halo-color': ink('land'), 'text-halo-width': 1.2 }
  const seaFont = ['Bodoni Moda Italic Medium', 'Bodoni Moda', 'Georgia', 'serif']
  const placeFont = ['Hanken Grotesk', 'system-ui']
  return [
    symbol('depth', {
      layout: { 'text-font': seaFont, 'text-size': 12 },
      paint: { 'text-color': ink('depth') },
    }),
    symbol('water', {
      layout: {
        'text-field': ['match', ['get', 'name'], 'bay', bay, ocean],
        'text-font': seaFont,
        'text-size': byZoom(21, 30),
        'text-rotate': ['coalesce', ['get', 'turn'], 0],
        'text-max-width': ['coalesce', ['get', 'width'], 20],
      },
      paint: { 'text-color': ink('sea') },
    }),
    symbol('place', {
      layout: { 'text-font': placeFont, 'text-size': byZoom(13, 15) },
      paint: { 'text-color': ink('place'), ...halo },
    }),
    {
      ...symbol('near', {
        layout: { 'text-font': placeFont, 'text-size': byZoom(12, 14) },
        paint: { 'text-color': ink('place'), ...halo },
      }),
      minzoom: 11.3,
    },
  ]
}

function line(kind: string, paint: LineLayerSpecification['paint']): LineLayerSpecification {
  return {
    ...part(kind, 'line'),
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    ...(paint && { paint }),
  }
}

function fill(kind: string, color: string): FillLayerSpecification {
  return { ...part(kind, 'fill'), type: 'fill', paint: { 'fill-color': color } }
}

function symbol(
  kind: string,
  { layout, paint }: Pick<SymbolLayerSpecification, 'layout' | 'paint'>,
): SymbolLayerSpecification {
  return {
    ...part(kind, 'name'),
    type: 'symbol',
    layout: { 'text-field': ['get', 'name'], ...layout },
    ...(paint && { paint }),
  }
}

function part(kind: string, drawn: string) {
  return {
    id: `${kind}-${drawn}`,
    source: 'coast',
    filter: ['==', ['get', 'kind'], kind] satisfies LineLayerSpecification['filter'],
  }
}

function byZoom(far: number, near: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 10, far, 14, near]
}
