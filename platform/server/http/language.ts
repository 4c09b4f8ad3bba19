import { defaultLanguage, isLanguage, type Language } from '#platform/contract/text.ts'

/** The first language of the Accept-Language header that we speak. */
export function callersLanguage(header: string | undefined): Language {
  for (const part of header?.split(',') ?? []) {
    const tag = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(tag)) return tag
  }
  return defaultLanguage
}
