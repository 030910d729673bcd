/** Latitude and longitude as maps write them, such as `25.76064, -80.19193`. */
export function readPoint(text: string): { latitude: number; longitude: number } | undefined {
  const [, north, east] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  if (north === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  return { latitude, longitude }
}
