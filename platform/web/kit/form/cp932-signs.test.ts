import iconv from 'iconv-lite'
import { expect, it } from 'vitest'
import { signsOutsideCp932 } from './cp932-signs.ts'

it('signs that a file for Excel cannot hold are found, each once; old forms that it can hold are not', () => {
  expect(signsOutsideCp932('𠮷野家の𠮷田')).toEqual(['𠮷'])
  expect(signsOutsideCp932('髙﨑 ㈱ ①Ⅳ 〜−¥ ｶﾅ φ±')).toEqual([])
  expect(signsOutsideCp932('简体')).toEqual(['简'])
})

it('the browser and the server agree on every character of the Basic Multilingual Plane', () => {
  const twins = /[\u301c\u2212\u2016\u2014\u00a2\u00a3\u00ac\u00a5]/
  const apart: string[] = []
  for (let code = 0xa0; code < 0xffff; code++) {
    if ((code >= 0xd800 && code < 0xf900) || code === 0xfffd) continue
    const sign = String.fromCodePoint(code)
    if (twins.test(sign)) continue
    const written = iconv.decode(iconv.encode(sign, 'cp932'), 'cp932') === sign
    if (written !== (signsOutsideCp932(sign).length === 0)) apart.push(sign)
  }
  expect(apart).toEqual([])
})
