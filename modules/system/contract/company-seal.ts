import type { Language } from '#platform/contract/text.ts'

const legalForm = /株式会社|有限会社|合同会社|合資会社|合名会社|[㈱㈲\s]/gu

/** What a square seal of a company says, as many letters as fill it: みなと精密工業之印. Only Japanese papers have one, of a name in Japanese letters. */
export function companySeal(company: string, language: Language): string {
  const name = company.replaceAll(legalForm, '')
  const fits = language === 'ja' && /^[\u3005\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]{2,14}$/u.test(name)
  if (!fits) return ''
  const isSquare = Number.isInteger(Math.sqrt(name.length + 2))
  return `${name}${isSquare ? '之印' : '印'}`
}
