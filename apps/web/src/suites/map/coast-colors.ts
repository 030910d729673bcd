export const coastColors = {
  water: ['#dde9e4', '#17332f'],
  land: ['#f6f0e6', '#101b19'],
  shore: ['#b9ab94', '#3d524d'],
  shoal: ['#a9c6bd', '#2b5750'],
  road: ['#e2d8c8', '#22322f'],
  causeway: ['#cfc1aa', '#3a4e49'],
  park: ['#e3e8d6', '#16281f'],
  grid: ['#c9dcd5', '#1d3e39'],
  place: ['#5d665f', '#93a39e'],
  sea: ['#3f726a', '#7fb3aa'],
  depth: ['#5f8f86', '#4f857c'],
} as const

export type CoastColor = keyof typeof coastColors
