/** Banks read capital letters without accents; no other characters may reach their files. */
export function bankText(value: string): string {
  return value
    .normalize('NFD')
    .toUpperCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Z0-9 ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
