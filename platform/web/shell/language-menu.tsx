import { Menu } from '@base-ui/react/menu'
import { languages, type Language } from '#platform/contract/text.ts'
import { Icon } from '../kit/theme/icon.tsx'
import { languageNames, languageTags, useLanguage, useSay } from '../language/say.ts'
import { shellTexts } from './shell.text.ts'

export type OnLanguage = (language: Language) => void

export function LanguageMenu({ onLanguage }: { onLanguage: OnLanguage }) {
  const say = useSay()
  const current = useLanguage()
  return (
    <Menu.Root>
      <Menu.Trigger className="head-button language" title={say(shellTexts.language)}>
        <Icon name="globe" size="m" />
        <span className="visually-hidden">{say(shellTexts.language)}</span>
        <span className="current" lang={languageTags[current]}>
          {languageNames[current]}
        </span>
        <Icon name="down" size="s" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="pop-place" align="end" sideOffset={4}>
          <Menu.Popup className="pop menu-list">
            <Menu.RadioGroup value={current} onValueChange={onLanguage}>
              {languages.map((language) => (
                <Menu.RadioItem
                  key={language}
                  value={language}
                  closeOnClick
                  className="menu-item"
                  lang={languageTags[language]}
                >
                  {languageNames[language]}
                  <span className="spacer" />
                  <Menu.RadioItemIndicator>
                    <Icon name="check" size="m" />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
