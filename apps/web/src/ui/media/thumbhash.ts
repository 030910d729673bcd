/** The mean color of a base64 thumbhash, cheap enough for the first HTML. */
export function averageColor(thumbhash: string): string {
  const [first = 0, second = 0, third = 0] = thumbhashBytes(thumbhash)
  const header = first | (second << 8) | (third << 16)
  const lightness = (header & 63) / 63
  const yellowBlue = ((header >> 6) & 63) / 31.5 - 1
  const redGreen = ((header >> 12) & 63) / 31.5 - 1
  const blue = lightness - (2 / 3) * yellowBlue
  const red = (3 * lightness - blue + redGreen) / 2
  const green = red - redGreen
  return `rgb(${[red, green, blue].map(channel).join(' ')})`
}

export function thumbhashBytes(thumbhash: string): Uint8Array {
  return Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0))
}

function channel(value: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, value)))
}
