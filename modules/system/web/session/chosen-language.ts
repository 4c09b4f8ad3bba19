import { isLanguage, type Language } from '#platform/contract/text.ts'

const key = 'kaname.chosenLanguage'

/** A language picked on the sign-in page is meant for the person who then signs in, over their saved one. */
export const keepChosenLanguage = (language: Language): void => window.sessionStorage.setItem(key, language)

export function takeChosenLanguage(): Language | null {
  const language = window.sessionStorage.getItem(key)
  window.sessionStorage.removeItem(key)
  return isLanguage(language) ? language : null
}
