import {
  defaultShellSettings,
  defaultTheme,
  type LookChange,
  type ShellSettings,
} from '#platform/contract/shell-settings.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCommands } from '../../kit/command/command-layers.ts'
import { Drawer } from '../../kit/drawer/drawer.tsx'
import { feedbackTexts } from '../../kit/feedback/feedback.text.ts'
import { useSay } from '../../language/say.ts'
import { useSession } from '../../session/session-context.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { LayoutChoice } from './layout-choice.tsx'
import { settingsTexts } from './settings.text.ts'
import { ThemeChoice } from './theme-choice.tsx'
import './settings.css'

/** What one has ticked of the first week is no look. */
const { tour_done: _, ...looks } = defaultShellSettings

interface Props {
  languageSwitch: boolean
  onLook: (change: LookChange) => void
  onClose: () => void
}

const switches = [
  { name: 'fixed_header', label: settingsTexts.fixedHeader },
  { name: 'tabs', label: settingsTexts.tabs },
  { name: 'progress', label: settingsTexts.progress },
  { name: 'transition', label: settingsTexts.transition },
  { name: 'triangle', label: settingsTexts.triangle },
] as const satisfies readonly { name: keyof ShellSettings; label: Text }[]

/** How the product looks to me. Everything applies as it is chosen. */
export function SettingsDrawer({ languageSwitch, onLook, onClose }: Props) {
  const say = useSay()
  const theme = useSession((state) => state.theme)
  const collapse = useSession((state) => state.collapse)
  const settings = useSession((state) => state.settings)
  useCommands([{ id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }])
  return (
    <Drawer
      title={say(settingsTexts.title)}
      narrow
      onClose={onClose}
      footer={
        <>
          <span className="sub">{say(settingsTexts.saved)}</span>
          <span className="spacer" />
          <button
            type="button"
            className="btn"
            onClick={() => onLook({ theme: defaultTheme, collapse: false, settings: looks })}
          >
            {say(settingsTexts.reset)}
          </button>
        </>
      }
    >
      <div className="settings">
        <ThemeChoice name="shell-theme" theme={theme} onTheme={(next) => onLook({ theme: next })} />
        <LayoutChoice
          name="shell-layout"
          layout={settings.layout}
          onLayout={(layout) => onLook({ settings: { layout } })}
        />
        <fieldset className="choices switches">
          <legend className="lbl">{say(settingsTexts.behaviour)}</legend>
          {switches.map(({ name, label }) => (
            <label key={name} className="check">
              <input
                type="checkbox"
                checked={settings[name]}
                onChange={(event) => onLook({ settings: { [name]: event.target.checked } })}
              />
              {say(label)}
            </label>
          ))}
          <label className="check">
            <input
              type="checkbox"
              checked={collapse}
              onChange={(event) => onLook({ collapse: event.target.checked })}
            />
            {say(settingsTexts.collapse)}
          </label>
        </fieldset>
        {languageSwitch ? (
          <LanguageChoice name="shell-language" onLanguage={(language) => onLook({ language })} />
        ) : null}
      </div>
    </Drawer>
  )
}
