import { expect, it } from 'vitest'
import { companySeal } from './company-seal.ts'

it('the seal of a company has its name without its legal form, and fills a square where it can', () => {
  expect(companySeal('みなと精密工業株式会社', 'ja')).toBe('みなと精密工業之印')
  expect(companySeal('㈱山﨑', 'ja')).toBe('山﨑之印')
  expect(companySeal('有限会社 髙橋製作所', 'ja')).toBe('髙橋製作所印')
})

it('a name in other letters, a long one and a paper in another language have no seal', () => {
  expect(companySeal('Minato Precision K.K.', 'ja')).toBe('')
  expect(companySeal('東日本自動車部品製造販売協同組合', 'ja')).toBe('')
  expect(companySeal('みなと精密工業株式会社', 'zh')).toBe('')
})
