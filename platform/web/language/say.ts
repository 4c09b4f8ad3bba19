import { useCallback } from 'react'
import { say, type Language, type Text, type TextParams } from '#platform/contract/text.ts'
import { useSession } from '../session/session-context.tsx'

export type Say = (text: Text, params?: TextParams) => string

export const useLanguage = (): Language => useSession((state) => state.language)

/** Words in the reader's language: `say(words.save)`. */
export function useSay(): Say {
  const language = useLanguage()
  return useCallback((text, params) => say(text, language, params), [language])
}

/** Values of the `lang` attribute, so that Japanese and Chinese get their own glyphs. */
export const languageTags: Readonly<Record<Language, string>> = { ja: 'ja', en: 'en', zh: 'zh-CN' }

/** Each language in its own words, for the switch. */
export const languageNames: Readonly<Record<Language, string>> = { ja: '日本語', en: 'English', zh: '中文' }
