import { useCallback } from 'react'
import { languageTags, useLanguage } from './say.ts'

/** Several names as people list them here: 計画担当、出荷担当 / Planning, Shipping. */
export function useListText(): (names: readonly string[]) => string {
  const language = useLanguage()
  return useCallback(
    (names) =>
      new Intl.ListFormat(languageTags[language], {
        type: language === 'en' ? 'unit' : 'conjunction',
        style: 'short',
      }).format(names),
    [language],
  )
}
