import { useEffect } from 'react'
import { productName, titleSeparator } from '#platform/contract/constants.ts'
import { languageTags, useLanguage } from '../language/say.ts'
import { useSession } from '../session/session-context.tsx'

/** The page title is `<screen> - <the company's system name>`. */
export function usePageTitle(screen: string): void {
  const system = useSession((state) => state.company?.system_nm) || productName
  useEffect(() => {
    document.title = screen ? `${screen}${titleSeparator}${system}` : system
  }, [screen, system])
}

/** Language and theme stand on the root element, where fonts and tokens look for them. */
export function usePageAttributes(): void {
  const language = useLanguage()
  const theme = useSession((state) => state.theme)
  useEffect(() => {
    document.documentElement.lang = languageTags[language]
    document.documentElement.dataset['theme'] = theme
  }, [language, theme])
}
