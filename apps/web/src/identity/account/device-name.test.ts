import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/140.0 Safari/537.36`,
    'Chrome, Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${like} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge, Windows'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/19.0 Safari/605`,
    'Safari, Mac',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${like} CriOS/140.0 Safari/604`,
    'Chrome, iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; Pixel 10) ${like} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8.0', 'curl/8.0'],
])('%s is called %s', (described, name) => {
  expect(deviceName(described)).toBe(name)
})
