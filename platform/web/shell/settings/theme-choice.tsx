import { themes, type Theme } from '#platform/contract/shell-settings.ts'
import { useSay } from '../../language/say.ts'
import { settingsTexts, themeNames } from './settings.text.ts'
import './choices.css'

interface Props {
  /** Of the radio buttons: one group for each place on the page. */
  name: string
  theme: string
  onTheme: (theme: Theme) => void
}

/** Each theme with a small picture of itself, drawn with its own tokens. */
export function ThemeChoice({ name, theme, onTheme }: Props) {
  const say = useSay()
  return (
    <fieldset className="choices pictures themes">
      <legend className="lbl">{say(settingsTexts.theme)}</legend>
      {themes.map((other) => (
        <label key={other}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={other === theme}
            onChange={() => onTheme(other)}
          />
          <span className="choice-picture theme-picture" data-theme={other} aria-hidden="true">
            <i className="theme-menu" />
            <i className="theme-head" />
            <i className="theme-sheet" />
          </span>
          {say(themeNames[other])}
        </label>
      ))}
    </fieldset>
  )
}
