import { expect, it } from 'vitest'
import { browserName } from './browser-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/128.0.0.0 Safari/537.36`,
    'Chrome 128 / Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/128.0.0.0 Safari/537.36 Edg/127.0.1`,
    'Edge 127 / Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox 130 / Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17 / iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome 126 / Android'],
  ['curl/8.5.0', ''],
  [undefined, ''],
])('a browser is called as people call it: %s', (sent, name) => {
  expect(browserName(sent)).toBe(name)
})
