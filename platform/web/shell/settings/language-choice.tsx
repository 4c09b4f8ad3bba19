import { languages, type Language } from '#platform/contract/text.ts'
import { languageNames, languageTags, useLanguage, useSay } from '../../language/say.ts'
import { settingsTexts } from './settings.text.ts'
import './choices.css'

interface Props {
  /** Of the radio buttons: one group for each place on the page. */
  name: string
  onLanguage: (language: Language) => void
}

/** Each language in its own words. */
export function LanguageChoice({ name, onLanguage }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <fieldset className="choices">
      <legend className="lbl">{say(settingsTexts.language)}</legend>
      {languages.map((other) => (
        <label key={other} lang={languageTags[other]}>
          <input type="radio" name={name} checked={other === language} onChange={() => onLanguage(other)} />
          {languageNames[other]}
        </label>
      ))}
    </fieldset>
  )
}
