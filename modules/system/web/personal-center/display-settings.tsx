import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { LanguageChoice } from '#platform/web/shell/settings/language-choice.tsx'
import { LayoutChoice } from '#platform/web/shell/settings/layout-choice.tsx'
import { settingsTexts } from '#platform/web/shell/settings/settings.text.ts'
import { ThemeChoice } from '#platform/web/shell/settings/theme-choice.tsx'
import { useSettings } from '../session/use-settings.ts'
import { useSite } from '../session/use-site.ts'
import { StartChoice } from './start-choice.tsx'
import { personalTexts } from './personal-center.text.ts'

/** Takes effect as it is chosen. */
export function DisplaySettings() {
  const say = useSay()
  const site = useSite()
  const theme = useSession((state) => state.theme)
  const { layout } = useSession((state) => state.settings)
  const settings = useSettings()
  return (
    <section>
      <h2>{say(personalTexts.look)}</h2>
      {site?.language_switch === false ? null : (
        <LanguageChoice name="language" onLanguage={(language) => settings({ language })} />
      )}
      <ThemeChoice name="theme" theme={theme} onTheme={(other) => settings({ theme: other })} />
      <LayoutChoice
        name="layout"
        layout={layout}
        onLayout={(other) => settings({ settings: { layout: other } })}
      />
      <StartChoice onStart={(start) => settings({ settings: { start } })} />
      <p className="hint">{say(settingsTexts.saved)}</p>
    </section>
  )
}
