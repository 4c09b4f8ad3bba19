import { languages } from '#platform/contract/text.ts'
import { languageNames, languageTags, useLanguage, useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { ThemeChoice } from '#platform/web/shell/settings/theme-choice.tsx'
import { useSettings } from '../session/use-settings.ts'
import { useSite } from '../session/use-site.ts'
import { personalTexts } from './personal-center.text.ts'

/** Takes effect as it is chosen. */
export function DisplaySettings() {
  const say = useSay()
  const site = useSite()
  const language = useLanguage()
  const theme = useSession((state) => state.theme)
  const settings = useSettings()
  return (
    <section>
      <h2>{say(personalTexts.look)}</h2>
      {site?.language_switch === false ? null : (
        <fieldset className="choices">
          <legend className="lbl">{say(personalTexts.language)}</legend>
          {languages.map((other) => (
            <label key={other} lang={languageTags[other]}>
              <input
                type="radio"
                name="language"
                checked={other === language}
                onChange={() => settings({ language: other })}
              />
              {languageNames[other]}
            </label>
          ))}
        </fieldset>
      )}
      <ThemeChoice name="theme" theme={theme} onTheme={(other) => settings({ theme: other })} />
    </section>
  )
}
